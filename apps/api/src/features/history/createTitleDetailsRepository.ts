import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import type { RemovedTitleRow, TitleNoteRow } from '../../platform/db/rows/historyRows.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** The notes and tags of titles, and the titles that can be restored. */
export function createTitleDetailsRepository(db: Kysely<Schema>) {
  return {
    noteOf: async (userId: string, titleId: string): Promise<string | null> => {
      const row = await db
        .selectFrom('title_notes')
        .select('note')
        .where('user_id', '=', userId)
        .where('title_id', '=', titleId)
        .executeTakeFirst();
      return row?.note ?? null;
    },

    /** Saves a note; an empty one is removed. */
    saveNote: async (row: TitleNoteRow) => {
      const { user_id, title_id, note, updated_at } = row;
      if (note === '')
        await db
          .deleteFrom('title_notes')
          .where('user_id', '=', user_id)
          .where('title_id', '=', title_id)
          .execute();
      else
        await db
          .insertInto('title_notes')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'title_id']).doUpdateSet({ note, updated_at }),
          )
          .execute();
    },

    /** By name. */
    tagsOf: async (userId: string, titleId: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('title_tags')
        .select('tag')
        .where('title_id', '=', titleId)
        .where('user_id', '=', userId)
        .orderBy('tag')
        .execute();
      return rows.map(({ tag }) => tag);
    },

    /** Replaces the tags of a title by others, each of which is given once. */
    replaceTags: async (userId: string, mediaType: MediaType, titleId: string, tags: readonly string[]) => {
      const ofTitle = { user_id: userId, title_id: titleId, media_type: mediaType };
      await db
        .deleteFrom('title_tags')
        .where('title_id', '=', titleId)
        .where('user_id', '=', userId)
        .execute();
      if (tags.length > 0)
        await db
          .insertInto('title_tags')
          .values(tags.map((tag) => ({ ...ofTitle, tag })))
          .execute();
    },

    /** The tags of tracked titles with the number of these titles, by name. */
    listTags: async (userId: string) => {
      const rows = await db
        .selectFrom('title_tags')
        .innerJoin('tracked_items', (join) =>
          join
            .onRef('tracked_items.user_id', '=', 'title_tags.user_id')
            .onRef('tracked_items.media_type', '=', 'title_tags.media_type')
            .onRef('tracked_items.title_id', '=', 'title_tags.title_id'),
        )
        .select(({ fn }) => ['tag as name', fn.countAll<number>().as('count')])
        .where('title_tags.user_id', '=', userId)
        .groupBy('tag')
        .orderBy('tag')
        .execute();
      return rows.map(({ name, count }) => ({ name, count: Number(count) }));
    },

    /** Stores what a title was that left the collection. */
    addRemoved: ({ user_id, media_type, title_id, ...fields }: RemovedTitleRow) =>
      db
        .insertInto('removed_titles')
        .values({ user_id, media_type, title_id, ...fields })
        .onConflict((conflict) => conflict.columns(['user_id', 'media_type', 'title_id']).doUpdateSet(fields))
        .execute(),

    /** Deletes what a removed title was and returns it. */
    takeRemoved: (userId: string, mediaType: MediaType, titleId: string) =>
      db
        .deleteFrom('removed_titles')
        .where('user_id', '=', userId)
        .where('media_type', '=', mediaType)
        .where('title_id', '=', titleId)
        .returningAll()
        .executeTakeFirst(),
  };
}
