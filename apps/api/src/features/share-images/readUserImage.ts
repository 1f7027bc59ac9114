import { type MediaType, mediaTypes, ownerName, ownMessages } from '@gildshelf/api-client/contract';
import { viewOf } from '../catalogue/titles/viewOf.ts';
import { findPublicCollection } from '../collection/public/findPublicCollection.ts';
import type { Media } from '../titles/Media.ts';
import { type ImageUser, userImageTitles } from './drawUserImage.ts';

/** What the card of a person shows; one whose collection is private and one who is not there are refused alike. */
export async function readUserImage(media: Media, username: string): Promise<ImageUser> {
  const owner = await findPublicCollection(media, username);
  const shelves = await Promise.all(
    (Object.keys(mediaTypes) as MediaType[]).map((type) => readShelf(media, type, owner.user_id)),
  );
  return {
    name: ownerName(owner),
    username: owner.username,
    counts: shelves.flatMap(({ counted }) => counted ?? []),
    titles: shelves
      .flatMap(({ items }) => items)
      .sort((one, other) => other.changed_at - one.changed_at)
      .slice(0, userImageTitles)
      .map(({ type, card }) => viewOf(type, JSON.parse(card))),
  };
}

async function readShelf({ collection, counts }: Media, type: MediaType, userId: string) {
  const [count, items] = await Promise.all([
    counts.sizeOf(userId, type),
    collection.page(userId, type, userImageTitles),
  ]);
  const { label, pluralWord } = mediaTypes[type];
  const word = count === 1 ? label.toLowerCase() : pluralWord;
  return {
    ...(count > 0 && { counted: ownMessages.card.counted(count, word) }),
    items: items.map((item) => ({ ...item, type })),
  };
}
