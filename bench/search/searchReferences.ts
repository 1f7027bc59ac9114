import { openDatabase } from '@gildshelf/api';
import uFuzzy from '@leeoniya/ufuzzy';
import { sql } from 'kysely';
import MiniSearch from 'minisearch';
import type { Postgres } from '../../scripts/servers/startPostgres.ts';
import { createStopwatch } from './createStopwatch.ts';
import type { OpenTitle, SearchedType } from './readOpenTitles.ts';

/** Another way to search the same names: resolves to the numbers of the best five titles, and milliseconds of CPU time. */
export interface Reference {
  readonly name: string;
  find(
    type: SearchedType,
    query: string,
  ): Promise<{ readonly found: readonly number[]; readonly ms: number }>;
}

type Titles = Readonly<Record<SearchedType, readonly OpenTitle[]>>;
type Find = (query: string) => readonly number[];

const limit = 5;

/** uFuzzy with one mistake per word, MiniSearch with prefixes and fuzzy words, both with their own order. */
export function createLibraryReferences(titles: Titles): Reference[] {
  const measured = (name: string, create: (list: readonly OpenTitle[]) => Find): Reference => {
    const finds = { game: create(titles.game), anime: create(titles.anime), movie: create(titles.movie) };
    return {
      name,
      find: async (type, query) => {
        const stop = (await createStopwatch())();
        return { found: finds[type](query), ms: stop().cpu };
      },
    };
  };
  return [measured('uFuzzy', createUFuzzy), measured('MiniSearch', createMiniSearch)];
}

function namesOf(list: readonly OpenTitle[]) {
  return list.flatMap(({ names }, title) => names.map((name) => ({ title, name })));
}

function createUFuzzy(list: readonly OpenTitle[]): Find {
  const names = namesOf(list);
  const haystack = uFuzzy.latinize(names.map(({ name }) => name.toLowerCase()));
  const fuzzy = new uFuzzy({
    intraMode: 1,
    unicode: true,
    interSplit: "[^\\p{L}\\d']+",
    intraSplit: '\\p{Ll}\\p{Lu}',
    intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
    intraChars: "[\\p{L}\\d']",
    intraContr: "'\\p{L}{1,2}\\b",
  });
  const infoLimit = 10_000;
  return (query) => {
    const [matches, info, order] = fuzzy.search(haystack, uFuzzy.latinize(query.toLowerCase()), 4, infoLimit);
    const places = info && order ? order.map((place) => info.idx[place] ?? 0) : (matches ?? []);
    return firstTitles(places.map((place) => names[place]?.title ?? 0));
  };
}

function createMiniSearch(list: readonly OpenTitle[]): Find {
  const index = new MiniSearch<{ id: number; name: string; title: number }>({
    fields: ['name'],
    storeFields: ['title'],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(namesOf(list).map(({ title, name }, id) => ({ id, name, title })));
  return (query) => firstTitles(index.search(query).map(({ title }) => Number(title)));
}

function firstTitles(titles: readonly number[]): number[] {
  return [...new Set(titles)].slice(0, limit);
}

/** PostgreSQL's similarity of trigrams alone, with its index. */
export async function createTrigramReference(titles: Titles, postgres: Postgres): Promise<Reference> {
  const store = await openDatabase({ databaseUrl: await postgres.createDatabase() });
  await store.longTransaction(async (db) => {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create table names (type text, title integer, name text)`.execute(db);
    for (const [type, list] of Object.entries(titles)) {
      const names = JSON.stringify(namesOf(list).map(({ title, name }) => [title, name.toLowerCase()]));
      await sql`insert into names select ${type}, (value ->> 0)::integer, value ->> 1
        from json_array_elements(${names}::json) as every(value)`.execute(db);
    }
    await sql`create index on names using gin (name gin_trgm_ops)`.execute(db);
    await sql`analyze names`.execute(db);
  });
  const stopwatch = await createStopwatch(store);
  return {
    name: 'pg_trgm',
    find: async (type, query) => {
      const stop = stopwatch();
      const { rows } = await sql<{ title: number }>`select title from names
        where type = ${type} and name % ${query.toLowerCase()}
        group by title order by max(similarity(name, ${query.toLowerCase()})) desc, title limit ${limit}`.execute(
        store.db,
      );
      return { found: rows.map(({ title }) => title), ms: stop().cpu };
    },
  };
}
