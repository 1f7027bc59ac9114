import type { MediaType } from '@gildshelf/api-client/contract';
import type { Viewer } from '../../platform/titles/visibleTitles.ts';
import { listedTitle } from './listedTitle.ts';
import type { TitlesContext } from './TitlesContext.ts';

/** The titles with these ids as lists show them, in the order of the ids; without those that the viewer may not see. */
export async function listTitles(
  { titles, covers }: Pick<TitlesContext, 'titles' | 'covers'>,
  viewer: Viewer,
  mediaType: MediaType,
  ids: readonly string[],
) {
  const found = await titles.byIds(viewer, ids);
  const byId = new Map(found.map((row) => [row.title_id, row]));
  return ids.flatMap((id) => {
    const title = byId.get(id);
    return title ? [listedTitle(covers, mediaType, title)] : [];
  });
}
