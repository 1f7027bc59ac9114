import type { Kysely } from 'kysely';
import { splitIntoBatches } from '../../../platform/db/batches.ts';
import type { PlayEpisodeRow } from '../../../platform/db/rows/historyRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';

const rowsPerStatement = 256;

/** The episodes and chapters of plays that have a date or a rating. */
export function createPlayEpisodesRepository(db: Kysely<Schema>) {
  const ofPlay = (userId: string, playId: string) =>
    db.selectFrom('play_episodes').where('user_id', '=', userId).where('play_id', '=', playId);

  return {
    /** By season and number. */
    list: (userId: string, playId: string) =>
      ofPlay(userId, playId)
        .select(['season', 'number', 'watched', 'rating'])
        .orderBy('season')
        .orderBy('number')
        .execute(),

    /** Adds or changes episodes, each of which may be given once. */
    save: async (rows: readonly PlayEpisodeRow[]) => {
      for (const part of splitIntoBatches(rows, rowsPerStatement))
        await db
          .insertInto('play_episodes')
          .values(part)
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'play_id', 'season', 'number']).doUpdateSet(({ ref }) => ({
              watched: ref('excluded.watched'),
              rating: ref('excluded.rating'),
            })),
          )
          .execute();
    },

    remove: (userId: string, playId: string, season: number, numbers: readonly number[]) =>
      db
        .deleteFrom('play_episodes')
        .where('user_id', '=', userId)
        .where('play_id', '=', playId)
        .where('season', '=', season)
        .where('number', 'in', numbers)
        .execute(),
  };
}
