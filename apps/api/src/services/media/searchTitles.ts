import { byRelevance, limits, type MediaType, normalForm } from '@gildshelf/api-client/contract';
import type { Media } from './Media.ts';
import { titleAnswer } from './titleAnswer.ts';

/** The best five titles one of whose names contains the query, ranked by the shown name. */
export async function searchTitles(
  { titles, titleNames, covers }: Media,
  mediaType: MediaType,
  query: string,
) {
  const text = normalForm(query);
  if (text === '') return [];
  const candidates = await titleNames.candidates(mediaType, text);
  const best = candidates.sort(byRelevance(query)).slice(0, limits.searchResultsPerMediaType);
  const found = await titles.byIds(best.map(({ title_id }) => title_id));
  const byId = new Map(found.map((title) => [title.title_id, title]));
  return best.flatMap(({ title_id }) => {
    const title = byId.get(title_id);
    return title ? [titleAnswer(covers, mediaType, title, title.card)] : [];
  });
}
