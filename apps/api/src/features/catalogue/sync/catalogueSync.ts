import type { MediaType } from '@gildshelf/api-client/contract';
import type { CatalogueSync } from '../../../config/CatalogueSync.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { createSingleFlight } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import type { CatalogueProvider, FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { saveTopList } from '../titles/rankTitles.ts';
import { saveFoundTitles } from '../titles/saveTitles.ts';
import { createContentRefresh } from './createContentRefresh.ts';
import { createProviderSearch } from './createProviderSearch.ts';
import { createTitleRefresh } from './createTitleRefresh.ts';
import type { SyncContext } from './syncTasks.ts';

interface CatalogueSyncDependencies {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
  /** In order of preference; each serves one media type. */
  readonly providers: readonly CatalogueProvider[];
}

/** The synchronisation of a catalogue, with its periodic job. */
export interface PeriodicCatalogueSync extends CatalogueSync {
  /** Refreshes what will soon be too old to be stored; must not run twice at once. */
  readonly refreshOldContent: () => Promise<void>;
  /** Ends a run of `refreshOldContent` after its current title. */
  readonly stop: () => void;
}

/** Creates the sync that adds titles of the providers to the catalogue of this store. */
export function createCatalogueSync({
  providers,
  ...parts
}: CatalogueSyncDependencies): PeriodicCatalogueSync {
  const { store, clock, log } = parts;
  const context: SyncContext = {
    ...parts,
    providersOf: (type) => providers.filter(({ mediaType }) => mediaType === type),
    save: (found) => saveFoundTitles(store, found, clock()),
  };
  const providerSearch = createProviderSearch(context);
  const titleRefresh = createTitleRefresh(context);
  const contentRefresh = createContentRefresh(context);
  const listRefreshes = createSingleFlight<void>();

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
    ...contentRefresh,
    searchProviders: providerSearch.searchProviders,
    refreshTitle: titleRefresh.refreshTitle,
    refresh: (type) => listRefreshes.run(type, () => refresh(type)),
    settled: async () => {
      await Promise.all([providerSearch.settled(), titleRefresh.settled(), listRefreshes.settled()]);
    },
  };
}

const topListLength = 100;
const maxPages = 10;

interface FetchedTopList {
  readonly provider: CatalogueProvider;
  readonly titles: readonly FoundTitle[];
}

/** Fetches the top list of the first provider that returns one; undefined if none does. */
async function fetchTopList(
  { providersOf, log }: Pick<SyncContext, 'providersOf' | 'log'>,
  type: MediaType,
): Promise<FetchedTopList | undefined> {
  for (const provider of providersOf(type))
    try {
      const titles = await fetchPages(provider);
      if (titles.length > 0) return { provider, titles };
    } catch (error) {
      log.warn({
        event: 'top-list-not-fetched',
        mediaType: type,
        provider: provider.name,
        error: String(error),
      });
    }
  return undefined;
}

async function fetchPages(provider: CatalogueProvider): Promise<FoundTitle[]> {
  const titles = new Map<string, FoundTitle>();
  for (let page = 1; page <= maxPages; page++) {
    const found = await provider.top(page);
    // A title may move to the next page between two requests.
    for (const title of found.titles) if (!titles.has(title.sourceId)) titles.set(title.sourceId, title);
    if (titles.size >= topListLength || !found.hasMore) break;
  }
  return [...titles.values()].slice(0, topListLength);
}
