import type { MediaType } from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import type { CatalogueProvider } from '../../../providers/CatalogueProvider.ts';
import type { CatalogueSync } from './CatalogueSync.ts';
import { createProviderSearch } from './createProviderSearch.ts';
import { createTitleRefresh } from './createTitleRefresh.ts';
import { createUnderWay } from './createUnderWay.ts';
import { fetchTopList } from './fetchTopList.ts';
import type { SyncContext } from './SyncContext.ts';
import { saveFoundTitles } from './saveFoundTitles.ts';
import { saveTopList } from './saveTopList.ts';

/** What the sync is made of. */
export interface CatalogueSyncParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
  /** In order of preference; each tells of one media type. */
  readonly providers: readonly CatalogueProvider[];
}

/** Lets the catalogue of this store grow by what the providers know. */
export function createCatalogueSync({ providers, ...parts }: CatalogueSyncParts): CatalogueSync {
  const { store, clock, log } = parts;
  const growing: SyncContext = {
    ...parts,
    providersOf: (type) => providers.filter(({ mediaType }) => mediaType === type),
    keep: (found) => saveFoundTitles(store, found, clock()),
  };
  const questions = createProviderSearch(growing);
  const freshening = createTitleRefresh(growing);
  const lists = createUnderWay<void>(Number.POSITIVE_INFINITY);

  async function refresh(type: MediaType): Promise<void> {
    const fetched = await fetchTopList(growing, type);
    if (!fetched) throw new Error('No provider has given a list.');
    const { name: provider } = fetched.provider;
    const kept = await saveTopList(store, type, provider, fetched.titles, clock());
    log.info({
      event: kept.isKept ? 'top-list-kept' : 'top-list-too-short',
      mediaType: type,
      provider,
      ...kept,
    });
  }

  return {
    searchProviders: questions.ask,
    refreshTitle: freshening.freshen,
    refresh: (type) => lists.find(type) ?? lists.start(type, () => refresh(type)),
    settled: async () => {
      await Promise.all([questions.settled(), freshening.settled(), lists.settled()]);
    },
  };
}
