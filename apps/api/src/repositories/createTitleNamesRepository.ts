import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import type { Schema, TitleNameRow } from '../database/schema.ts';

export type TitleNamesRepository = ReturnType<typeof createTitleNamesRepository>;

/** What titles are found by. */
export function createTitleNamesRepository(db: Kysely<Schema>) {
  return {
    /** The titles one of whose names contains a text in normal form: letters, digits and single spaces only, so that nothing in it is a wildcard. */
    candidates: (mediaType: MediaType, normalForm: string) =>
      db
        .selectFrom('titles')
        .select(['title_id', 'title'])
        .where('title_id', 'in', (names) =>
          names
            .selectFrom('title_names')
            .select('title_names.title_id')
            .where('title_names.media_type', '=', mediaType)
            .where('normal_form', 'like', `%${normalForm}%`),
        )
        .orderBy('slug')
        .execute(),

    /** Gives titles these names and no others. */
    replace: async (titleIds: readonly string[], rows: readonly TitleNameRow[]) => {
      if (titleIds.length === 0) return;
      await db.deleteFrom('title_names').where('title_id', 'in', titleIds).execute();
      await db.insertInto('title_names').values(rows).execute();
    },
  };
}
