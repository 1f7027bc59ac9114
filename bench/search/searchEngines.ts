// `pnpm bench:search-engines`: 2,000 queries on both engines with the titles of the open data; fails if any result differs between the
// engines.
import { createTitleSearch, migrate, openDatabase, type Store, visitor } from '@gildshelf/api';
import { normaliseForSearch } from '@gildshelf/api-client/contract';
import { sql } from 'kysely';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { makeTemporaryFolder } from '../server/makeTemporaryFolder.ts';
import { createRandom } from './generateTitles.ts';
import { idOf } from './loadTitles.ts';
import { readOpenTitles } from './readOpenTitles.ts';

const queryCount = 2_000;
const limit = 20;
const seed = 22;
const batchSize = 5_000;

const titles = Object.values(readOpenTitles())
  .flat()
  .map(({ names }, number) => ({ number, names }));
const queries = [...makeQueries(titles.map(({ names }) => names))];

/** Beginnings, parts and mistyped words of names. */
function* makeQueries(names: readonly (readonly string[])[]): Generator<string> {
  const random = createRandom(seed);
  const below = (limitNumber: number) => Math.floor(random() * limitNumber);
  for (let number = 0; number < queryCount; number++) {
    const [name = ''] = names[below(names.length)] ?? [];
    const form = normaliseForSearch(name);
    const cut = 1 + below(form.length);
    const swapped = `${form.slice(0, cut - 1)}${form.charAt(cut)}${form.charAt(cut - 1)}${form.slice(cut + 1)}`;
    const words = form.split(' ');
    yield [
      form,
      form.slice(0, cut),
      swapped,
      words.toReversed().join(' '),
      words.join(''),
      form.slice(below(cut)),
    ][number % 6] ?? form;
  }
}

/** Saves the titles with the rank of their number, and their names as those of a source. */
async function saveTitles(store: Store): Promise<void> {
  await migrate(store);
  for (let start = 0; start < titles.length; start += batchSize) {
    const batch = titles.slice(start, start + batchSize);
    const rows = JSON.stringify(
      batch.map(({ number, names }) => [idOf(number), names[0], JSON.stringify(names), number + 1]),
    );
    const each =
      store.engine === 'sqlite'
        ? sql`json_each(${rows}) where true`
        : sql`json_array_elements(${rows}::json) as every(value)`;
    const id = store.engine === 'sqlite' ? sql`unhex(value ->> 0, '-')` : sql`(value ->> 0)::uuid`;
    const rank = sql`cast(value ->> 3 as integer)`;
    await store.longTransaction(async (db) => {
      await sql`insert into titles (title_id, media_type, slug, title, item, card, popularity_rank, search_version, created_at, updated_at)
        select ${id}, 'game', value ->> 0, value ->> 1, '{}', '{}', ${rank}, 1, 0, 0 from ${each}`.execute(
        db,
      );
      await sql`insert into title_sources (title_id, source, media_type, source_id, item, names, pictures, is_whole, fetched_at)
        select ${id}, 'import', 'game', value ->> 0, '{}', value ->> 2, '[]', 1, 0 from ${each}`.execute(db);
    });
  }
}

async function search(store: Store): Promise<string[]> {
  await saveTitles(store);
  const { best } = createTitleSearch(store);
  const results: string[] = [];
  for (const query of queries) results.push((await best(visitor, 'game', query, limit)).join());
  return results;
}

const postgres = await startPostgres({ fsync: false });
try {
  const sqlite = await openDatabase({ dataDirectory: makeTemporaryFolder() });
  const other = await openDatabase({ databaseUrl: await postgres.createDatabase() });
  const [results, otherResults] = [await search(sqlite), await search(other)];
  const differences = queries.filter((_, number) => results[number] !== otherResults[number]);
  const found = results.filter((result) => result !== '').length;
  printFigures([
    {
      what: `${queries.length.toLocaleString('en-GB')} queries among ${titles.length.toLocaleString('en-GB')} titles, ${found} with results, that differ between SQLite and PostgreSQL`,
      ...{ figure: differences.length, unit: '', limit: 0, kind: 'at most' },
    },
  ]);
  for (const query of differences) console.error(`differs: '${query}'`);
  await sqlite.close();
  await other.close();
} finally {
  await postgres.stop();
}
