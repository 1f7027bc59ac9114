import { byRelevance, limits, type MediaType, normalForm } from '@gildshelf/api-client/contract';
import type { Media } from '../Media.ts';
import { titleResponse } from '../titleResponse.ts';

/**
 * The best five titles one of whose names contains the query, in the order of how well the shown name does. Where there
 * are fewer, the providers are asked too.
 */
export async function searchTitles(
  { titles, titleSearch, covers, catalogueSync }: Media,
  mediaType: MediaType,
  query: string,
) {
  const text = normalForm(query);
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
