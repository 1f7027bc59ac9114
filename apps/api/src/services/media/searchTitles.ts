import { byRelevance, type MediaType, normalForm } from '@gildshelf/api-client/contract';
import type { Media } from './Media.ts';
import { titleAnswer } from './titleAnswer.ts';

/** The best five titles one of whose names contains the query, in the order of how well the shown name does. */
export async function searchTitles(
  { titles, titleSearch, covers }: Media,
  mediaType: MediaType,
  query: string,
) {
  const text = normalForm(query);
  if (text === '') return [];
  const found = await titles.byIds(await titleSearch.best(mediaType, text));
  return found.sort(byRelevance(query)).map((title) => titleAnswer(covers, mediaType, title, title.card));
}
