import { type DatabasePlace, openDatabase } from '@gildshelf/api';
import { sql } from 'kysely';
import { fillCatalogue } from './fillCatalogue.ts';

/** Adds so many made-up games to a catalogue; their slugs, the newest first. */
export async function addGames(place: DatabasePlace, amount: number): Promise<string[]> {
  const store = await openDatabase(place);
  await fillCatalogue(store, amount);
  // As autovacuum does within a minute; before it, searches are planned badly.
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
