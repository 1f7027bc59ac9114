import { type Kysely, sql } from 'kysely';
import type { RemovedTitleRow } from '../../platform/db/rows/historyRows.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { uuid } from '../../platform/db/uuid.ts';

type TitleOfUser = Pick<RemovedTitleRow, 'user_id' | 'media_type' | 'title_id'>;

/** Titles that were removed from collections, for the periodic deletion. */
export function createRemovedTitlesRepository(db: Kysely<Schema>) {
  const rowsOf = (
    table: 'removed_titles' | 'tracked_items',
    { user_id, media_type, title_id }: TitleOfUser,
  ) =>
    db
      .selectFrom(table)
      .select('title_id')
      .where('user_id', '=', user_id)
      .where('media_type', '=', media_type)
      .where('title_id', '=', title_id);

  return {
    /** Titles that were removed before a time, the oldest first. */
    olderThan: (before: number, limit: number) =>
      db
        .selectFrom('removed_titles')
        .select(['user_id', 'media_type', 'title_id'])
        .where('removed_at', '<', before)
        .orderBy('removed_at')
        .limit(limit)
        .execute(),

    /** Whether a title still can be restored, and was removed before a time. */
    isOlderThan: async (title: TitleOfUser, before: number): Promise<boolean> =>
      (await rowsOf('removed_titles', title).where('removed_at', '<', before).executeTakeFirst()) !==
      undefined,

    isTracked: async (title: TitleOfUser): Promise<boolean> =>
      (await rowsOf('tracked_items', title).executeTakeFirst()) !== undefined,

    /** Deletes up to `limit` plays of a title with their episodes; resolves to how many it deleted. */
    deletePlays: async ({ user_id, title_id }: TitleOfUser, limit: number): Promise<number> => {
      const ofTitle = sql`user_id = ${uuid(user_id)} and title_id = ${uuid(title_id)}`;
      const { numAffectedRows } = await sql`delete from plays where ${ofTitle} and play_id in (
        select play_id from plays where ${ofTitle} limit ${limit})`.execute(db);
      return Number(numAffectedRows);
    },

    /** Deletes the note, the tags and the review of a title. */
    deleteDetails: async ({ user_id, title_id }: TitleOfUser): Promise<void> => {
      for (const table of ['title_notes', 'title_tags', 'reviews'] as const)
        await db.deleteFrom(table).where('user_id', '=', user_id).where('title_id', '=', title_id).execute();
    },

    delete: ({ user_id, media_type, title_id }: TitleOfUser) =>
      db
        .deleteFrom('removed_titles')
        .where('user_id', '=', user_id)
        .where('media_type', '=', media_type)
        .where('title_id', '=', title_id)
        .execute(),
  };
}
