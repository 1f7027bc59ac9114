import type { MediaType } from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import type { CatalogueProvider } from '../../../providers/CatalogueProvider.ts';
import type { CatalogueSync } from './CatalogueSync.ts';
import { createProviderSearch } from './createProviderSearch.ts';
import { createSingleFlight } from './createSingleFlight.ts';
import { createTitleRefresh } from './createTitleRefresh.ts';
import { fetchTopList } from './fetchTopList.ts';
import type { SyncContext } from './SyncContext.ts';
import { saveFoundTitles } from './saveFoundTitles.ts';
import { saveTopList } from './saveTopList.ts';

export interface CatalogueSyncDependencies {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
  /** In order of preference; each serves one media type. */
  readonly providers: readonly CatalogueProvider[];
}

/** Creates the sync that adds titles of the providers to the catalogue of this store. */
export function createCatalogueSync({ providers, ...parts }: CatalogueSyncDependencies): CatalogueSync {
  const { store, clock, log } = parts;
  const context: SyncContext = {
    ...parts,
    providersOf: (type) => providers.filter(({ mediaType }) => mediaType === type),
    save: (found) => saveFoundTitles(store, found, clock()),
  };
  const providerSearch = createProviderSearch(context);
  const titleRefresh = createTitleRefresh(context);
  const listRefreshes = createSingleFlight<void>(Number.POSITIVE_INFINITY);

  async function refresh(type: MediaType): Promise<void> {
    const fetched = await fetchTopList(context, type);
    if (!fetched) throw new Error('No provider returned a top list.');
    const { name: provider } = fetched.provider;
    const saved = await saveTopList(store, type, provider, fetched.titles, clock());
    log.info({
      event: saved.isSaved ? 'top-list-saved' : 'top-list-too-short',
      mediaType: type,
      provider,
      ...saved,
    });
  }

  return {
    searchProviders: providerSearch.searchProviders,
    refreshTitle: titleRefresh.refreshTitle,
    refresh: (type) => listRefreshes.find(type) ?? listRefreshes.start(type, () => refresh(type)),
    settled: async () => {
      await Promise.all([providerSearch.settled(), titleRefresh.settled(), listRefreshes.settled()]);
    },
  };
}
