import { migrate, type Store } from '@gildshelf/api';
import { normalForm } from '@gildshelf/api-client/contract';
import { sql } from 'kysely';
import type { MadeTitle } from './makeTitles.ts';

const atOnce = 5_000;
/** The last migration before that of search. */
const versionBefore = '0004-collection-pages';

/** The id of a made-up title; ids rise with numbers. */
export const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/**
 * Fills a fresh database as the version before did, then starts this version on it. Gives the milliseconds that its migration
 * took.
 */
export async function loadTitles(store: Store, titles: Iterable<MadeTitle>): Promise<number> {
  await migrate(store, { upTo: versionBefore });
  const some: MadeTitle[] = [];
  for (const title of titles) {
    some.push(title);
    if (some.length === atOnce) await insert(store, some.splice(0));
  }
  if (some.length > 0) await insert(store, some);
  const start = performance.now();
  await migrate(store);
  const ms = performance.now() - start;
  // What autovacuum does within a minute of a large change.
  if (store.engine === 'postgres') await sql`vacuum (analyze) search_names`.execute(store.db);
  return ms;
}

async function insert(store: Store, some: readonly MadeTitle[]) {
  const titles = some.map(({ number, names: [name = ''] }) => [
    idOf(number),
    `made-up-${number}`,
    name,
    card(name),
  ]);
  const names = some.flatMap(({ number, names }) =>
    [...new Set(names.map(normalForm))].map((form) => [idOf(number), form]),
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
