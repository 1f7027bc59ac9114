import { migrate, type Store } from '@gildshelf/api';
import { normaliseForSearch } from '@gildshelf/api-client/contract';
import { sql } from 'kysely';
import type { GeneratedTitle } from './generateTitles.ts';

const batchSize = 5_000;
/** The last migration before the search index. */
const previousVersion = '0004-collection-pages';

/** The id of a generated title; ids are in the order of the numbers. */
export const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/**
 * Fills a new database like the previous version, then migrates it to this version. Resolves to the duration of the migration
 * in milliseconds.
 */
export async function loadTitles(store: Store, titles: Iterable<GeneratedTitle>): Promise<number> {
  await migrate(store, { upTo: previousVersion });
  const batch: GeneratedTitle[] = [];
  for (const title of titles) {
    batch.push(title);
    if (batch.length === batchSize) await insert(store, batch.splice(0));
  }
  if (batch.length > 0) await insert(store, batch);
  const start = performance.now();
  await migrate(store);
  const ms = performance.now() - start;
  // Autovacuum does this within a minute after a large change.
  if (store.engine === 'postgres') await sql`vacuum (analyze) search_names`.execute(store.db);
  return ms;
}

async function insert(store: Store, batch: readonly GeneratedTitle[]) {
  const titles = batch.map(({ number, names: [name = ''] }) => [
    idOf(number),
    `made-up-${number}`,
    name,
    card(name),
  ]);
  const names = batch.flatMap(({ number, names }) =>
    [...new Set(names.map(normaliseForSearch))].map((form) => [idOf(number), form]),
  );
  const rows = (of: unknown) =>
    store.engine === 'sqlite'
      ? sql`json_each(${JSON.stringify(of)})`
      : sql`json_array_elements(${JSON.stringify(of)}::json) as every(value)`;
  await store.longTransaction(async (db) => {
    await sql`insert into titles (title_id, media_type, slug, title, rank, item, card, created_at, updated_at)
      select value ->> 0, 'game', value ->> 1, value ->> 2, null, value ->> 3, value ->> 3, 0, 0 from ${rows(titles)}`.execute(
      db,
    );
    await sql`insert into title_names (media_type, normal_form, title_id)
      select 'game', value ->> 1, value ->> 0 from ${rows(names)}`.execute(db);
  });
}

const card = (name: string) =>
  JSON.stringify({ name, released: '2020-01-01', genres: ['Action'], type: 'game' });
