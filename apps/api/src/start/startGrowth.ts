import type { MediaType } from '@gildshelf/api-client/contract';
import { createProviders, type ProviderParts } from '../providers/catalogue/createProviders.ts';
import type { ProviderChoice } from '../providers/catalogue/providerChoices.ts';
import { createTopListsRepository } from '../repositories/createTopListsRepository.ts';
import { createLivingCatalogue } from '../services/catalogue/createLivingCatalogue.ts';
import type { LivingCatalogue } from '../services/catalogue/LivingCatalogue.ts';
import { renewTopLists } from '../services/catalogue/renewTopLists.ts';
import { within } from '../within.ts';
import { repeat } from './repeat.ts';

const patienceMs = 3_000;
const hour = 60 * 60 * 1000;

/** A catalogue that grows, and the way to end that. */
export interface Growth {
  readonly living: LivingCatalogue;
  /** Resolves when nothing is under way any more. */
  readonly stop: () => Promise<void>;
}

/** Lets the catalogue grow by these providers, now and as long as the server runs; undefined where there are none. */
export function startGrowth(choices: readonly ProviderChoice[], parts: ProviderParts): Growth | undefined {
  if (choices.length === 0) return undefined;
  const { store, clock, log } = parts;
  const providers = createProviders(choices, parts);
  const living = createLivingCatalogue({ ...parts, providers });
  const types = [...new Set(providers.map(({ mediaType }): MediaType => mediaType))];
  const refreshing = { topLists: createTopListsRepository(store.db), topListSource: living, clock, log };
  const renew = () =>
    renewTopLists(refreshing, types).catch((error: unknown) =>
      log.error({ event: 'top-lists-not-renewed', error: String(error) }),
    );
  // Every hour, since each time only what is a day old is fetched, by one copy of all.
  const stopRenewing = repeat(renew, hour);
  return {
    living,
    stop: async () => {
      // What a provider has not told by then it will tell another time.
      await within(Promise.all([stopRenewing(), living.settled()]), patienceMs, undefined);
    },
  };
}
