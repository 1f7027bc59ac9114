import { isPlanned, type MediaType, messages, ownMessages } from '@gildshelf/api-client/contract';
import { uuidv7 } from '../../platform/crypto/uuidv7.ts';
import { requireOwnName, type SignedInUser } from '../../platform/http/endpoint/policies.ts';
import { Conflict, NotFound } from '../../platform/http/errors.ts';
import type { Media } from '../titles/Media.ts';
import { createCollectionRepository } from './createCollectionRepository.ts';

/** Takes a title out of a person's collection, by slug or id; nothing to take out is as good. */
export async function removeItem(
  { store, clock }: Media,
  mediaType: MediaType,
  user: SignedInUser,
  slugOrId: string,
) {
  await store.db
    .transaction()
    .execute((db) =>
      createCollectionRepository(db).remove(user.userId, mediaType, slugOrId, uuidv7(clock())),
    );
  return { message: ownMessages.title.removed };
}

/** What a person says about a title. */
export interface Rating {
  readonly username: string;
  readonly slugOrId: string;
  readonly status: string;
  /** 0 to 5 in halves. */
  readonly rating: number;
}

/** Tracks a title, or changes how it is tracked. A planned title has no rating yet: 0. */
export async function rateItem(
  { titles, collection, clock, mostTracked }: Media,
  mediaType: MediaType,
  user: SignedInUser,
  { username, slugOrId, status, rating }: Rating,
) {
  requireOwnName(user, username);
  const titleId = await titles.findId(mediaType, slugOrId);
  if (!titleId) throw new NotFound(ownMessages.title.unknownTitle);
  const now = clock();
  const item = {
    user_id: user.userId,
    media_type: mediaType,
    title_id: titleId,
    status,
    rating: isPlanned(status) ? 0 : rating,
    created_at: now,
    updated_at: now,
  };
  if (!(await collection.save(item, mostTracked)))
    throw new Conflict(ownMessages.collection.full(mostTracked));
  return { message: messages.media.ratingSaved };
}
