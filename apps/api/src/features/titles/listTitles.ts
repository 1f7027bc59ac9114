import type { MediaType, StoredItem } from '@gildshelf/api-client/contract';
import { knownYear, viewOf } from '../../platform/titles/presentItem.ts';
import { titleResponse } from '../../platform/titles/titleResponse.ts';
import type { Viewer } from '../../platform/titles/visibleTitles.ts';
import type { TitlesContext } from './TitlesContext.ts';

type StoredTitle = Awaited<ReturnType<TitlesContext['titles']['byIds']>>[number];

/** The titles with these ids as lists show them, in the order of the ids; without those that the viewer may not see. */
export async function listTitles(
  context: Pick<TitlesContext, 'titles' | 'covers'>,
  viewer: Viewer,
  mediaType: MediaType,
  ids: readonly string[],
) {
  const found = await context.titles.byIds(viewer, ids);
  const byId = new Map(found.map((row) => [row.title_id, row]));
  return ids.flatMap((id) => {
    const title = byId.get(id);
    return title ? [listedTitle(context, mediaType, title)] : [];
  });
}

/** A stored title as lists show it. */
export function listedTitle(
  { covers }: Pick<TitlesContext, 'covers'>,
  mediaType: MediaType,
  title: StoredTitle,
) {
  const response = titleResponse(covers, mediaType, title, title.card);
  const { facts } = JSON.parse(title.item) as StoredItem;
  return { ...response, ...releaseYear(mediaType, response, facts) };
}

/** The year of a title without a release date, if a source has it; nothing for other titles. */
export function releaseYear(mediaType: MediaType, response: object, facts: object = {}) {
  const view = viewOf(mediaType, response);
  const year = view.year === null ? knownYear(view, { facts }) : null;
  return year === null ? {} : { release_year: year };
}
