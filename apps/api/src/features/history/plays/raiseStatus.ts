import {
  type MediaType,
  mediaTypes,
  ownMessages,
  type PlayState,
  statusAfterPlay,
} from '@gildshelf/api-client/contract';
import type { Tracking } from '../../../config/ChangeRecorder.ts';
import { Conflict } from '../../../platform/http/errors.ts';
import type { HistoryTransaction } from '../HistoryContext.ts';

/** A play that is saved. */
interface SavedPlay {
  readonly userId: string;
  readonly mediaType: MediaType;
  readonly titleId: string;
  readonly state: PlayState;
  readonly hasOtherOpenPlays: boolean;
  readonly now: number;
}

/** Moves the status of a title up after a play was saved, and adds the title to the collection if it is not in it. */
export async function raiseStatus(
  transaction: HistoryTransaction,
  play: SavedPlay,
  maxTrackedTitles: number,
): Promise<Tracking> {
  const { repositories, record } = transaction;
  const { userId, mediaType, titleId, state, hasOtherOpenPlays, now } = play;
  const { collection, titleDetails } = repositories;
  const before = await collection.lockItem(userId, mediaType, titleId);
  const { statuses } = mediaTypes[mediaType];
  const status = statusAfterPlay(statuses, { status: before?.status, hasOtherOpenPlays }, state);
  const after = { status, rating: before?.rating ?? 0 };
  const change = { userId, mediaType, titleId, before, after };
  if (before) {
    if (status === before.status) return after;
    await collection.changeStatus(userId, mediaType, titleId, status, now);
  } else {
    const item = { user_id: userId, media_type: mediaType, title_id: titleId, ...after };
    if (!(await collection.add({ ...item, created_at: now, updated_at: now }, maxTrackedTitles))) {
      // Another request has added the title since it was not found, or the collection is full.
      if (await collection.lockItem(userId, mediaType, titleId))
        return raiseStatus(transaction, play, maxTrackedTitles);
      throw new Conflict(ownMessages.collection.full(maxTrackedTitles));
    }
    await titleDetails.takeRemoved(userId, mediaType, titleId);
  }
  await record(change);
  return after;
}
