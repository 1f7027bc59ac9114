import { historyMessages, ownMessages, type PlayFields, serverLimits } from '@gildshelf/api-client/contract';
import type { RecordedTitle, TitleTransaction } from '../../../config/TitleWriter.ts';
import type { PlayRow } from '../../../platform/db/rows/historyRows.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { Conflict } from '../../../platform/http/errors.ts';
import type { HistoryTransaction } from '../HistoryContext.ts';
import { columnsOf } from '../plays/playFields.ts';
import { changesOfUpdate, removedState } from './changesOfUpdate.ts';

/** A title as it was read, and what is written about it. */
export type TitleWrite = Parameters<TitleTransaction['write']>[1][number];

interface Writing {
  readonly transaction: HistoryTransaction;
  readonly userId: string;
  readonly now: number;
  readonly maxTrackedTitles: number;
}

/**
 * Writes updates of titles, with few statements for all of them, and logs in an edit what has changed. Throws a `Conflict` if the user
 * would exceed a limit, before anything is written. Resolves to the number of changed titles.
 */
export async function writeTitles(
  writing: Writing,
  editId: string,
  writes: readonly TitleWrite[],
): Promise<number> {
  const { transaction, userId, now } = writing;
  const changed = writes.filter(({ update: { mediaType: _, titleId: __, ...fields } }) =>
    Object.values(fields).some((value) => value !== undefined),
  );
  if (changed.length === 0) return 0;
  await requireRoom(writing, changed);
  const { edits, titleUpdates } = transaction.repositories;
  const removed = await writeItems(writing, changed);
  await writeDetails(writing, changed);
  await writePlays(writing, changed);
  const titleIds = changed.map(({ update: { titleId } }) => titleId);
  await titleUpdates.addChanges(userId, transaction.history.version, titleIds);
  const edit = await edits.find(userId, editId);
  if (!edit) throw new Error(`The edit ${editId} does not exist.`);
  await edits.addTitles(
    changed.map(({ before, update }, index) => {
      const { mediaType: media_type, titleId: title_id } = update;
      return {
        ...{ user_id: userId, edit_id: editId, position: edit.done + index + 1, media_type, title_id },
        changes: JSON.stringify(changesOfUpdate(before, update, removed.get(title_id) ?? null, now)),
      };
    }),
  );
  const count = edit.done + changed.length;
  await edits.update(edit, { total: count, done: count, worked_at: now });
  return changed.length;
}

/** Throws a `Conflict` if the user would track or record too much. */
async function requireRoom(
  { transaction, userId, maxTrackedTitles }: Writing,
  writes: readonly TitleWrite[],
): Promise<void> {
  const { repositories, history } = transaction;
  const newItems = writes.filter(({ before, update }) => !before.item && update.item).length;
  if (newItems > 0 && (await repositories.counts.totalOf(userId)) + newItems > maxTrackedTitles)
    throw new Conflict(ownMessages.collection.full(maxTrackedTitles));
  const newPlays = writes.flatMap(newPlaysOf).length;
  if (history.play_count + newPlays > serverLimits.plays) throw new Conflict(historyMessages.tooManyPlays);
}

const newPlaysOf = ({ before, update }: TitleWrite): [string, PlayFields][] =>
  [...(update.plays ?? [])].filter(([playId]) => !before.plays.has(playId));

/** Adds and changes tracked titles; resolves to what those that are added again were when they were removed, by their ids. */
async function writeItems({ transaction, userId, now }: Writing, writes: readonly TitleWrite[]) {
  const { repositories, record } = transaction;
  const { titleUpdates, collection } = repositories;
  const added = writes.flatMap(({ before, update }) =>
    !before.item && update.item ? [{ ...update, item: update.item }] : [],
  );
  await titleUpdates.addItems(
    added.map(({ mediaType, titleId, item }) => ({
      ...{ user_id: userId, media_type: mediaType, title_id: titleId },
      ...{ status: item.status, rating: item.rating },
      ...{ is_favourite: Number(item.isFavourite), is_private: Number(item.isPrivate) },
      // Not counted yet, as for `collection.add`.
      ...{ created_at: item.createdAt, updated_at: item.changedAt, counted_rating: -1 },
    })),
  );
  for (const { before, update } of writes) {
    const { mediaType, titleId, item } = update;
    if (!item || !before.item) continue;
    if (item.status !== before.item.status || item.rating !== before.item.rating) {
      const row = { user_id: userId, media_type: mediaType, title_id: titleId };
      const { status, rating } = item;
      await collection.save({ ...row, status, rating, created_at: now, updated_at: now });
    }
    if (item.isFavourite !== before.item.isFavourite)
      await collection.setFavourite(userId, mediaType, titleId, item.isFavourite);
    if (item.isPrivate !== before.item.isPrivate)
      await collection.setPrivate(userId, mediaType, titleId, item.isPrivate);
  }
  for (const { before, update } of writes)
    if (update.item && isTrackedDifferently(before, update.item))
      await record({
        ...{ userId, mediaType: update.mediaType, titleId: update.titleId },
        before: before.item ?? undefined,
        after: { status: update.item.status, rating: update.item.rating },
      });
  if (added.length === 0) return new Map<string, ReturnType<typeof removedState>>();
  const types = [...new Set(added.map(({ mediaType }) => mediaType))];
  const removed = await titleUpdates.takeRemoved(
    userId,
    types,
    added.map(({ titleId }) => titleId),
  );
  return new Map(removed.map((row) => [row.title_id, removedState(row)]));
}

const isTrackedDifferently = (before: RecordedTitle, item: NonNullable<RecordedTitle['item']>): boolean =>
  item.status !== before.item?.status || item.rating !== before.item.rating;

async function writeDetails({ transaction, userId, now }: Writing, writes: readonly TitleWrite[]) {
  const { titleUpdates, reviews } = transaction.repositories;
  const rowOf = ({ update: { mediaType, titleId } }: TitleWrite) => ({
    ...{ user_id: userId, title_id: titleId, media_type: mediaType },
  });
  await titleUpdates.saveNotes(
    writes.flatMap((write) =>
      write.update.note === undefined ? [] : [{ ...rowOf(write), note: write.update.note, updated_at: now }],
    ),
  );
  await titleUpdates.addTags(
    writes.flatMap((write) => (write.update.tags ?? []).map((tag) => ({ ...rowOf(write), tag }))),
  );
  for (const write of writes) {
    const { review } = write.update;
    if (!review) continue;
    await reviews.save({
      ...{ ...rowOf(write), review_id: uuidv7(now), text: review.text, is_spoiler: Number(review.isSpoiler) },
      ...{ is_public: Number(review.isPublic), created_at: review.createdAt, updated_at: now },
    });
  }
}

async function writePlays({ transaction, userId, now }: Writing, writes: readonly TitleWrite[]) {
  const { repositories, history } = transaction;
  const { titleUpdates, plays, playEpisodes, histories } = repositories;
  const columns = (fields: PlayFields) => columnsOf(fields, history.time_zone);
  const added = writes.flatMap((write): PlayRow[] =>
    newPlaysOf(write).map(([play_id, fields]) => ({
      ...{ user_id: userId, play_id, media_type: write.update.mediaType, title_id: write.update.titleId },
      ...columns(fields),
      ...{ created_at: now, updated_at: now },
    })),
  );
  await titleUpdates.addPlays(added);
  for (const { before, update } of writes)
    for (const [playId, fields] of update.plays ?? [])
      if (before.plays.has(playId))
        await plays.update(userId, playId, { ...columns(fields), updated_at: now });
  if (added.length > 0) await histories.addToPlayCount(userId, added.length);
  await playEpisodes.save(
    writes.flatMap(({ update }) =>
      (update.episodes ?? []).map(({ playId, ...episode }) => ({
        ...{ user_id: userId, play_id: playId },
        ...episode,
      })),
    ),
  );
}
