import { isPlanned, type MediaType, messages, ownMessages } from '@gildshelf/api-client/contract';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { requireOwnName, type SignedInUser } from '../../platform/http/endpoint/policies.ts';
import { Conflict, NotFound } from '../../platform/http/errors.ts';
import type { Media } from '../titles/Media.ts';
import { createCollectionRepository } from './createCollectionRepository.ts';

/** Removes a title from a user's collection, by slug or id; idempotent. */
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

/** The status and rating that a user gives a title. */
export interface Rating {
  readonly username: string;
  readonly slugOrId: string;
  readonly status: string;
  /** 0 to 5 in steps of 0.5; 0 means no rating. */
  readonly rating: number;
}

/** Tracks a title or updates its status and rating. A planned title is stored without a rating (0). */
export async function rateItem(
  { titles, collection, clock, maxTrackedTitles: maxTracked }: Media,
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
  if (!(await collection.save(item, maxTracked))) throw new Conflict(ownMessages.collection.full(maxTracked));
  return { message: messages.media.ratingSaved };
}
