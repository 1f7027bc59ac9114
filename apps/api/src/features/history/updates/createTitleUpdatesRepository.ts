import type { MediaType } from '@gildshelf/api-client/contract';
import type { Insertable, Kysely } from 'kysely';
import { paddedList, splitIntoBatches } from '../../../platform/db/batches.ts';
import type { PlayRow, TitleNoteRow, TitleTagRow } from '../../../platform/db/rows/historyRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';

const rowsPerStatement = 64;

/** Rows of a user about many titles at once. */
export function createTitleUpdatesRepository(db: Kysely<Schema>) {
  return {
    items: (userId: string, mediaTypes: readonly MediaType[], titleIds: readonly string[]) =>
      db
        .selectFrom('tracked_items')
        .select(['title_id', 'status', 'rating', 'is_favourite', 'is_private', 'created_at', 'updated_at'])
        .where('user_id', '=', userId)
        .where('media_type', 'in', mediaTypes)
        .where('title_id', 'in', paddedList(titleIds))
        .execute(),

    notes: (userId: string, titleIds: readonly string[]) =>
      db
        .selectFrom('title_notes')
        .select(['title_id', 'note'])
        .where('user_id', '=', userId)
        .where('title_id', 'in', paddedList(titleIds))
        .execute(),

    tags: (userId: string, titleIds: readonly string[]) =>
      db
        .selectFrom('title_tags')
        .select(['title_id', 'tag'])
        .where('title_id', 'in', paddedList(titleIds))
        .where('user_id', '=', userId)
        .execute(),

    reviews: (userId: string, titleIds: readonly string[]) =>
      db
        .selectFrom('reviews')
        .select(['title_id', 'text', 'is_spoiler', 'is_public', 'created_at'])
        .where('user_id', '=', userId)
        .where('title_id', 'in', paddedList(titleIds))
        // That of a hidden review which its author has deleted.
        .where('text', '<>', '')
        .execute(),

    plays: (userId: string, titleIds: readonly string[]) =>
      db
        .selectFrom('plays')
        .selectAll()
        .where('title_id', 'in', paddedList(titleIds))
        .where('user_id', '=', userId)
        .execute(),

    episodes: (userId: string, playIds: readonly string[]) =>
      db
        .selectFrom('play_episodes')
        .selectAll()
        .where('user_id', '=', userId)
        .where('play_id', 'in', paddedList(playIds))
        .execute(),

    /** Titles that can be restored; adding one again deletes what it was. */
    takeRemoved: (userId: string, mediaTypes: readonly MediaType[], titleIds: readonly string[]) =>
      db
        .deleteFrom('removed_titles')
        .where('user_id', '=', userId)
        .where('media_type', 'in', mediaTypes)
        .where('title_id', 'in', paddedList(titleIds))
        .returning(['title_id', 'status', 'rating', 'is_favourite', 'is_private', 'created_at', 'removed_at'])
        .execute(),

    addItems: (rows: readonly Insertable<Schema['tracked_items']>[]) =>
      inBatches(rows, (part) => db.insertInto('tracked_items').values(part).execute()),

    saveNotes: (rows: readonly TitleNoteRow[]) =>
      inBatches(rows, (part) =>
        db
          .insertInto('title_notes')
          .values(part)
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'title_id']).doUpdateSet(({ ref }) => ({
              note: ref('excluded.note'),
              updated_at: ref('excluded.updated_at'),
            })),
          )
          .execute(),
      ),

    addTags: (rows: readonly TitleTagRow[]) =>
      inBatches(rows, (part) =>
        db
          .insertInto('title_tags')
          .values(part)
          .onConflict((conflict) => conflict.columns(['user_id', 'tag', 'title_id']).doNothing())
          .execute(),
      ),

    addPlays: (rows: readonly PlayRow[]) =>
      inBatches(rows, (part) => db.insertInto('plays').values(part).execute()),

    /** As `addChange` of the histories, for many titles. */
    addChanges: (userId: string, version: number, titleIds: readonly string[]) =>
      inBatches(titleIds, (part) =>
        db
          .insertInto('collection_changes')
          .values(part.map((title_id) => ({ user_id: userId, version, title_id })))
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      ),
  };
}

async function inBatches<Row>(rows: readonly Row[], insert: (part: readonly Row[]) => Promise<unknown>) {
  for (const part of splitIntoBatches(rows, rowsPerStatement)) await insert(part);
}
