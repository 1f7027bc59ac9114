import { type BulkChange, isPlanned, mediaTypes, ownLimits } from '@gildshelf/api-client/contract';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import type { HistoryTransaction } from '../HistoryContext.ts';
import type { createTitleHistories } from '../titleHistories.ts';
import { watchTitle } from './beginEdit.ts';
import type { TitleOfUser } from './createTitleStatesRepository.ts';
import type { TitleChanges } from './titleChanges.ts';

type TitleHistories = ReturnType<typeof createTitleHistories>;

/**
 * Makes the change of a bulk edit in one title; resolves to what has changed, undefined if nothing has: the title is not tracked, its
 * media type lacks the status, it would have too many tags, or it is so already.
 */
export async function changeTitle(
  transaction: HistoryTransaction,
  histories: TitleHistories,
  title: TitleOfUser,
  change: BulkChange,
  now: number,
): Promise<TitleChanges | undefined> {
  const { repositories } = transaction;
  const { userId, mediaType, titleId } = title;
  const { status, add_tags: addTags = [], remove_tags: removeTags = [] } = change;
  if (status !== undefined && !mediaTypes[mediaType].statuses.some((known) => known === status))
    return undefined;
  const changesTags = addTags.length > 0 || removeTags.length > 0;
  const changes = await watchTitle(repositories, title, {
    hasDetails: changesTags,
    hasOpenPlays: status !== undefined,
  });
  const { collection, titleDetails } = repositories;
  const tracked = await collection.lockItem(userId, mediaType, titleId);
  if (!tracked) return undefined;
  if (change.remove) {
    const removed = await collection.remove(userId, mediaType, titleId, uuidv7(now));
    if (removed)
      await histories.removed(transaction.db, { ...removed, user_id: userId, media_type: mediaType });
    return changes();
  }
  if (changesTags) {
    const tags = await titleDetails.tagsOf(userId, titleId);
    const result = [...new Set([...tags.filter((tag) => !removeTags.includes(tag)), ...addTags])];
    if (result.length > ownLimits.tags) return undefined;
    await titleDetails.replaceTags(userId, mediaType, titleId, result);
  }
  await changeTracking(transaction, histories, title, tracked, change, now);
  const { is_favourite, is_private } = change;
  if (is_favourite !== undefined) await collection.setFavourite(userId, mediaType, titleId, is_favourite);
  if (is_private !== undefined) await collection.setPrivate(userId, mediaType, titleId, is_private);
  return changes();
}

/** Saves a status and a rating if one of them is another one. */
async function changeTracking(
  { db, repositories, record }: HistoryTransaction,
  histories: TitleHistories,
  { userId, mediaType, titleId }: TitleOfUser,
  before: { readonly status: string; readonly rating: number },
  change: BulkChange,
  now: number,
): Promise<void> {
  const status = change.status ?? before.status;
  const givenRating = change.rating === undefined ? before.rating : (change.rating ?? 0);
  const after = { status, rating: isPlanned(status) ? 0 : givenRating };
  if (after.status === before.status && after.rating === before.rating) return;
  const times = { created_at: now, updated_at: now };
  const row = { user_id: userId, media_type: mediaType, title_id: titleId, ...after, ...times };
  await repositories.collection.save(row);
  const itemChange = { userId, mediaType, titleId, before, after };
  await histories.changed(db, itemChange);
  await record(itemChange);
}
