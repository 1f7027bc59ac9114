import type { MediaType } from '@gildshelf/api-client/contract';
import type { CatalogueSync } from '../config/CatalogueSync.ts';
import { createCatalogueSync } from '../features/catalogue/sync/catalogueSync.ts';
import { repositoriesOn } from '../features/repositories.ts';
import { refreshTopLists } from '../features/titles/top-lists/refreshTopLists.ts';
import { repeat, withTimeout } from '../platform/jobs.ts';
import { createProviders, type ProviderDependencies } from '../providers/createProviders.ts';
import type { ProviderChoice } from '../providers/providerChoices.ts';

const stopTimeoutMs = 3_000;
const hour = 60 * 60 * 1000;

/** A running synchronisation of the catalogue with its providers. */
export interface RunningSync {
  readonly catalogueSync: CatalogueSync;
  /** Refreshes what will soon be too old to be stored. */
  readonly refreshOldContent: () => Promise<void>;
  /** Resolves when no request to a provider is in flight, after at most three seconds. */
  readonly stop: () => Promise<void>;
}

/** Adds titles of these providers to the catalogue until it is stopped; undefined if there are no providers. */
export function startCatalogueSync(
  choices: readonly ProviderChoice[],
  parts: ProviderDependencies,
): RunningSync | undefined {
  if (choices.length === 0) return undefined;
  const { store, clock, log } = parts;
  const providers = createProviders(choices, parts);
  const catalogueSync = createCatalogueSync({ ...parts, providers });
  const types = [...new Set(providers.map(({ mediaType }): MediaType => mediaType))];
  const refreshOptions = {
    topLists: repositoriesOn(store.db).topLists,
    topListSource: catalogueSync,
    clock,
    log,
  };
  const refresh = () =>
    refreshTopLists(refreshOptions, types).catch((error: unknown) =>
      log.error({ event: 'top-lists-not-renewed', error: String(error) }),
    );
  // Every hour, because only lists that are a day old are fetched, by one instance of the server.
  const stopRefreshing = repeat(refresh, hour);
  return {
    catalogueSync,
    refreshOldContent: catalogueSync.refreshOldContent,
    stop: async () => {
      catalogueSync.stop();
      // Data that has not arrived by then is fetched another time.
      await withTimeout(Promise.all([stopRefreshing(), catalogueSync.settled()]), stopTimeoutMs, undefined);
    },
  };
}
