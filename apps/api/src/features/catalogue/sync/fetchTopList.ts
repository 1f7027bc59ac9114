import type { MediaType } from '@gildshelf/api-client/contract';
import type { CatalogueProvider, FoundTitle } from '../../../providers/CatalogueProvider.ts';
import type { SyncContext } from './SyncContext.ts';

/** So many titles make a top list. */
const length = 100;
const pagesAtMost = 10;

/** A top list as one provider has it. */
export interface FetchedTopList {
  readonly provider: CatalogueProvider;
  readonly titles: readonly FoundTitle[];
}

/** The top list of the first provider that has one to give; undefined where none has. */
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
  for (let page = 1; page <= pagesAtMost; page++) {
    const found = await provider.top(page);
    // Between two pages a title may have moved to the next one.
    for (const title of found.titles) if (!titles.has(title.sourceId)) titles.set(title.sourceId, title);
    if (titles.size >= length || !found.hasMore) break;
  }
  return [...titles.values()].slice(0, length);
}
