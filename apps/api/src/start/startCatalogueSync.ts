import type { MediaType } from '@gildshelf/api-client/contract';
import type { CatalogueSync } from '../features/catalogue/sync/CatalogueSync.ts';
import { createCatalogueSync } from '../features/catalogue/sync/createCatalogueSync.ts';
import { refreshTopLists } from '../features/catalogue/sync/refreshTopLists.ts';
import { createTopListsRepository } from '../features/titles/top-lists/createTopListsRepository.ts';
import { withTimeout } from '../platform/async/withTimeout.ts';
import { createProviders, type ProviderParts } from '../providers/createProviders.ts';
import type { ProviderChoice } from '../providers/providerChoices.ts';
import { repeat } from './repeat.ts';

const patienceMs = 3_000;
const hour = 60 * 60 * 1000;

/** A catalogue that grows, and the way to end that. */
export interface RunningSync {
  readonly catalogueSync: CatalogueSync;
  /** Resolves when nothing is under way any more. */
  readonly stop: () => Promise<void>;
}

/** Lets the catalogue grow by these providers, now and as long as the server runs; undefined where there are none. */
export function startCatalogueSync(
  choices: readonly ProviderChoice[],
  parts: ProviderParts,
): RunningSync | undefined {
  if (choices.length === 0) return undefined;
  const { store, clock, log } = parts;
  const providers = createProviders(choices, parts);
  const catalogueSync = createCatalogueSync({ ...parts, providers });
  const types = [...new Set(providers.map(({ mediaType }): MediaType => mediaType))];
  const refreshing = {
    topLists: createTopListsRepository(store.db),
    topListSource: catalogueSync,
    clock,
    log,
  };
  const renew = () =>
    refreshTopLists(refreshing, types).catch((error: unknown) =>
      log.error({ event: 'top-lists-not-renewed', error: String(error) }),
    );
  // Every hour, since each time only what is a day old is fetched, by one copy of all.
  const stopRenewing = repeat(renew, hour);
  return {
    catalogueSync,
    stop: async () => {
      // What a provider has not told by then it will tell another time.
      await withTimeout(Promise.all([stopRenewing(), catalogueSync.settled()]), patienceMs, undefined);
    },
  };
}
