import { byRelevance, limits, type MediaType, normaliseForSearch } from '@gildshelf/api-client/contract';
import type { Media } from '../Media.ts';
import { titleResponse } from '../titleResponse.ts';

/**
 * The best five titles with a name that contains the query, sorted by relevance of the shown name. If the catalogue has fewer, the
 * providers are searched too.
 */
export async function searchTitles(
  { titles, titleSearch, covers, catalogueSync }: Media,
  mediaType: MediaType,
  query: string,
) {
  const text = normaliseForSearch(query);
  if (text === '') return [];
  let ids = await titleSearch.best(mediaType, text);
  if (
    ids.length < limits.searchResultsPerMediaType &&
    (await catalogueSync?.searchProviders(mediaType, query))
  )
    ids = await titleSearch.best(mediaType, text);
  const found = await titles.byIds(ids);
  return found.sort(byRelevance(query)).map((title) => titleResponse(covers, mediaType, title, title.card));
}
