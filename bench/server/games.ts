import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseLocation, installCatalogue, openDatabase, type Store } from '@gildshelf/api';
import { sql } from 'kysely';
import { makeGames } from './makeGames.ts';

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

const builtIn = join(import.meta.dirname, '../../apps/api/catalogue');
const batchSize = 1_000;

/** Adds `count` generated games through the installation of built-in titles, which also fills the search index. */
export async function fillCatalogue(store: Store, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf-catalogue-'));
  cpSync(builtIn, folder, { recursive: true });
  const [head = '', ...lines] = makeGames(count);
  for (let start = 0; start < lines.length; start += batchSize) {
    writeFileSync(
      join(folder, 'games.tsv'),
      `${[head, ...lines.slice(start, start + batchSize)].join('\n')}\n`,
    );
    await installCatalogue(store, folder, Date.now);
  }
  await installCatalogue(store, builtIn, Date.now);
  rmSync(folder, { recursive: true });
}
