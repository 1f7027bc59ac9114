import {
  type MediaType,
  mediaTypeNames,
  mediaTypes,
  ownerName,
  ownMessages,
} from '@gildshelf/api-client/contract';
import { viewOf } from '../catalogue/titles/viewOf.ts';
import { findPublicCollection } from '../collection/public/findPublicCollection.ts';
import type { Media } from '../titles/Media.ts';
import { maxUserImageTitles, type UserImageContent } from './drawUserImage.ts';

/** Reads the content of a user's share image. Throws the same NotFound for a private collection and for an unknown user. */
export async function readUserImage(media: Media, username: string): Promise<UserImageContent> {
  const owner = await findPublicCollection(media, username);
  const shelves = await Promise.all(mediaTypeNames.map((type) => readShelf(media, type, owner.user_id)));
  return {
    name: ownerName(owner),
    username: owner.username,
    counts: shelves.flatMap(({ countText }) => countText ?? []),
    titles: shelves
      .flatMap(({ items }) => items)
      .sort((a, b) => b.changed_at - a.changed_at)
      .slice(0, maxUserImageTitles)
      .map(({ type, card }) => viewOf(type, JSON.parse(card))),
  };
}

async function readShelf({ collection, counts }: Media, type: MediaType, userId: string) {
  const [count, items] = await Promise.all([
    counts.sizeOf(userId, type),
    collection.page(userId, type, maxUserImageTitles),
  ]);
  const { label, pluralNoun } = mediaTypes[type];
  const noun = count === 1 ? label.toLowerCase() : pluralNoun;
  return {
    ...(count > 0 && { countText: ownMessages.shareImage.count(count, noun) }),
    items: items.map((item) => ({ ...item, type })),
  };
}
