import { type DatabaseLocation, openDatabase } from '@gildshelf/api';
import { sql } from 'kysely';
import { fillCatalogue } from './fillCatalogue.ts';

/** Adds `amount` generated games to a catalogue; resolves to their slugs, newest first. */
export async function addGames(place: DatabaseLocation, amount: number): Promise<string[]> {
  const store = await openDatabase(place);
  await fillCatalogue(store, amount);
  // Autovacuum does this within a minute; without it the planner chooses bad plans for searches.
  if (store.engine === 'postgres') await sql`analyze`.execute(store.db);
  const rows = await store.db
    .selectFrom('titles')
    .select('slug')
    .where('media_type', '=', 'game')
    .orderBy('title_id', 'desc')
    .limit(amount)
    .execute();
  await store.close();
  return rows.map(({ slug }) => slug);
}
