import type { MediaType } from '@gildshelf/api-client/contract';
import type { CatalogueProvider, FoundTitle } from '../../../providers/CatalogueProvider.ts';
import type { SyncContext } from './SyncContext.ts';

const topListLength = 100;
const maxPages = 10;

export interface FetchedTopList {
  readonly provider: CatalogueProvider;
  readonly titles: readonly FoundTitle[];
}

/** Fetches the top list of the first provider that returns one; undefined if none does. */
export async function fetchTopList(
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
