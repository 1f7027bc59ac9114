import { ownerName, ownMessages } from '@gildshelf/api-client/contract';
import { viewOf } from '../../platform/titles/presentItem.ts';
import { visitor } from '../../platform/titles/visibleTitles.ts';
import type { Repositories } from '../repositories.ts';
import { drawableText } from './fonts.ts';
import { svgText } from './svgDocument.ts';
import { maxUserImageTitles, type UserImageContent } from './userImage.ts';

/** Finds a public list. Throws the same NotFound for a private list, an unknown list and an unknown user. */
export type FindList = (
  username: string,
  slug: string,
) => Promise<{
  readonly list_id: string;
  readonly user_id: string;
  readonly username: string;
  readonly display_name: string | null;
  readonly slug: string;
  readonly name: string;
}>;

/** Reads the content of the share image of a list: its name, the number of its titles and the first ones. */
export async function readListImage(
  { listEntries }: Pick<Repositories, 'listEntries'>,
  list: Awaited<ReturnType<FindList>>,
): Promise<UserImageContent> {
  const { list_id, user_id, username } = list;
  const reader = { userId: user_id, viewer: visitor, isPublic: true };
  const [counts, titles] = await Promise.all([
    listEntries.counts(reader, [list_id]),
    listEntries.firstTitles(reader, list_id, maxUserImageTitles),
  ]);
  const count = counts.get(list_id) ?? 0;
  return {
    name: svgText(list.name) || list.slug,
    username,
    counts: count === 0 ? [] : [ownMessages.shareImage.count(count, count === 1 ? 'title' : 'titles')],
    titles: titles.map(({ media_type, card }) => viewOf(media_type, JSON.parse(card))),
    caption: drawableText(svgText(ownMessages.shareImage.listBy(ownerName(list)))),
  };
}
