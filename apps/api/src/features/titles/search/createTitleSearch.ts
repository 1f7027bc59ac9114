import { setImmediate } from 'node:timers/promises';
import { limits, type MediaType } from '@gildshelf/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../../platform/db/Store.ts';
import { uuid } from '../../../platform/db/uuid.ts';
import { postgresTrigramIndex } from './postgresTrigramIndex.ts';
import { namesPerTitle } from './searchNameRows.ts';
import { searchTextOf } from './searchText.ts';
import { sqliteTrigramIndex } from './sqliteTrigramIndex.ts';
import { type Place, type TextQuery, tiers } from './TrigramIndex.ts';

const titlesAtMost = limits.searchResultsPerMediaType;
/** So many rows are of that many titles at least. */
const rowsAtMost = titlesAtMost * namesPerTitle;
/** So many rows are of that many titles nearly always. */
const rowsMostly = titlesAtMost * 3;
const shortWalk = 2_000;
const longWalk = 20_000;
/** More names than this with a text are not sorted: walking through all names meets five of them sooner. */
const indexedAtMost = 1_000;
const rareLength = 4;

type Found = Pick<Place, 'title_id'>;

export type TitleSearch = ReturnType<typeof createTitleSearch>;

/** Finds the best titles among very many: in stages, each of a bounded size, the next only where the last left room (record 030). */
export function createTitleSearch({ db, engine }: Pick<Store, 'db' | 'engine'>) {
  const index = engine === 'sqlite' ? sqliteTrigramIndex : postgresTrigramIndex;
  const rowsOf = async <Row>(query: RawBuilder<Row>) => (await query.execute(db)).rows;

  /** Titles with a name that begins with the needle: first those whose name it is. */
  async function prefixes(query: TextQuery, atMost: number = titlesAtMost): Promise<string[]> {
    const { mediaType, needle } = query;
    const rows = await rowsOf(index.beginning({ mediaType, needle }, atMost));
    let found = distinct(rows.filter(({ words }) => words === needle.whole));
    for (const tier of tiers) {
      const own = rows.filter((row) => row.tier === tier);
      found = distinct(own, found);
      if (isFull(found)) break;
      // Several of them were names of one title: there may be others before those of the next tier.
      if (own.length === atMost && atMost < rowsAtMost) return prefixes(query, rowsAtMost);
    }
    return found;
  }

  /** Those of some names in order that have the text. */
  const walk = (query: TextQuery, size: number, atMost: number, after?: Place) =>
    rowsOf(sql<Found>`
      select title_id from (${names(query, { size, after })}) as walked
      where ${index.has(query.text)} limit ${atMost}`);

  /** All names that have the text, first those with a word that starts so; undefined where they are too many. */
  async function indexed(query: TextQuery): Promise<Found[] | undefined> {
    const some = index.some(query, indexedAtMost + 1);
    if (!some) return undefined;
    const rows = await rowsOf(sql<Found & { total: number }>`
      with found as materialized (${some})
      select title_id, (select count(*) from found) as total from found
      order by ${index.has(query.needle.wordStart)} desc, tier, words, title_id limit ${rowsAtMost}`);
    return (rows[0]?.total ?? 0) > indexedAtMost ? undefined : rows;
  }

  /** Walks until there are enough titles or no names are left, a bounded part at a time, so that others have their turn. */
  async function walkOn(query: TextQuery, before: readonly string[], parts: number): Promise<string[]> {
    let found = [...before];
    let after: Place | undefined;
    for (let part = 1; ; part++) {
      found = distinct(await walk(query, longWalk, rowsAtMost, after), found);
      if (isFull(found) || part === parts) return found;
      [after] = await rowsOf(names(query, { size: 1, skip: longWalk - 1, after }));
      if (!after) return found;
      await setImmediate();
    }
  }

  /** Adds the titles that have the text, in order; the index is left out where it is known to hold too many. */
  async function add(query: TextQuery, before: readonly string[], asksIndex = true): Promise<string[]> {
    const first = distinct(await walk(query, shortWalk, rowsMostly), before);
    if (isFull(first)) return first;
    if (first.length > before.length) {
      const more = await walkOn(query, before, 1);
      if (isFull(more)) return more;
    }
    const every = asksIndex && (await indexed(query));
    if (every) return distinct(every, before);
    const isIndexed = index.some(query, 1) !== undefined;
    return walkOn(query, before, isIndexed ? Number.POSITIVE_INFINITY : 1);
  }

  /** Whether a text is one that few names have: only then does the index tell of all of them. */
  async function isRare(query: TextQuery, before: readonly string[]): Promise<boolean> {
    if (query.text.replaceAll(' ', '').length < rareLength) return false;
    return distinct(await walk(query, shortWalk, rowsMostly), before).length < before.length + 2;
  }

  return {
    /**
     * The ids of the best titles for a query in normal form, best first: by their best name (exact, prefix, word start,
     * contained), shown names before others, then by name.
     */
    best: async (mediaType: MediaType, form: string): Promise<string[]> => {
      const needle = searchTextOf(form);
      const starting = { mediaType, needle, text: needle.wordStart };
      const containing = { mediaType, needle, text: needle.inside };
      const byPrefix = await prefixes(starting);
      if (isFull(byPrefix)) return byPrefix;

      const asksIndex = await isRare(containing, byPrefix);
      const every = asksIndex && (await indexed(containing));
      if (every) return distinct(every, byPrefix);

      const byWord = await add(starting, byPrefix);
      const isWord = needle.inside === needle.wordStart;
      return isFull(byWord) || isWord ? byWord : add(containing, byWord, !asksIndex);
    },
  };
}

/** The names of a media type that may have a needle, in order. */
function names(
  { mediaType, needle }: TextQuery,
  { size, skip = 0, after }: { size: number; skip?: number; after?: Place | undefined },
) {
  const beyond = after
    ? sql`and (tier, words, title_id) > (${after.tier}, ${after.words}, ${uuid(after.title_id)})`
    : sql``;
  return sql<Place>`select tier, words, title_id from search_names
    where media_type = ${sql.lit(mediaType)} and tier >= ${needle.firstTier} ${beyond}
    order by tier, words, title_id limit ${size} offset ${skip}`;
}

const isFull = (found: readonly string[]) => found.length === titlesAtMost;

/** The first different titles, after those that are there. */
function distinct(rows: readonly Found[], before: readonly string[] = []): string[] {
  return [...new Set([...before, ...rows.map(({ title_id }) => title_id)])].slice(0, titlesAtMost);
}
