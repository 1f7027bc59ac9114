import { setImmediate } from 'node:timers/promises';
import { limits, type MediaType } from '@gildshelf/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../../platform/db/Store.ts';
import { uuid } from '../../../platform/db/uuid.ts';
import { namesPerTitle, tiers } from '../../../platform/titles/searchNames.ts';
import { postgresTrigramIndex } from './postgresTrigramIndex.ts';
import { sqliteTrigramIndex } from './sqliteTrigramIndex.ts';
import { type NamePosition, searchTextOf, type TextQuery } from './trigramIndex.ts';

const maxTitles = limits.searchResultsPerMediaType;
/** This many rows belong to at least `maxTitles` titles. */
const maxRows = maxTitles * namesPerTitle;
/** This many rows nearly always belong to at least `maxTitles` titles. */
const usualRows = maxTitles * 3;
const shortScan = 2_000;
const longScan = 20_000;
/** If more names than this contain a text they are not sorted: scanning all names in order finds five of them sooner. */
const maxIndexed = 1_000;
const rareLength = 4;

type Found = Pick<NamePosition, 'title_id'>;

export type TitleSearch = ReturnType<typeof createTitleSearch>;

/** Finds the best titles in stages of bounded size; a stage runs only if the previous ones found too few titles (record 030). */
export function createTitleSearch({ db, engine }: Pick<Store, 'db' | 'engine'>) {
  const index = engine === 'sqlite' ? sqliteTrigramIndex : postgresTrigramIndex;
  const rowsOf = async <Row>(query: RawBuilder<Row>) => (await query.execute(db)).rows;

  /** Titles with a name that begins with the needle, exact matches first. */
  async function prefixes(query: TextQuery, limit: number = maxTitles): Promise<string[]> {
    const { mediaType, needle } = query;
    const rows = await rowsOf(index.startingWith({ mediaType, needle }, limit));
    let found = distinct(rows.filter(({ words }) => words === needle.completeName));
    for (const tier of tiers) {
      const rowsOfTier = rows.filter((row) => row.tier === tier);
      found = distinct(rowsOfTier, found);
      if (isFull(found)) break;
      // Several rows belonged to one title: this tier may have further titles, which come before those of the next tier.
      if (rowsOfTier.length === limit && limit < maxRows) return prefixes(query, maxRows);
    }
    return found;
  }

  /** Scans the next `size` names in order and returns those that contain the text. */
  const scan = (query: TextQuery, size: number, limit: number, after?: NamePosition) =>
    rowsOf(sql<Found>`
      select title_id from (${names(query, { size, after })}) as walked
      where ${index.containsCondition(query.text)} limit ${limit}`);

  /** All names that contain the text, first those with a word that starts with it; undefined if there are too many. */
  async function indexed(query: TextQuery): Promise<Found[] | undefined> {
    const matches = index.containing(query, maxIndexed + 1);
    if (!matches) return undefined;
    const rows = await rowsOf(sql<Found & { total: number }>`
      with found as materialized (${matches})
      select title_id, (select count(*) from found) as total from found
      order by ${index.containsCondition(query.needle.wordStart)} desc, tier, words, title_id limit ${maxRows}`);
    return (rows[0]?.total ?? 0) > maxIndexed ? undefined : rows;
  }

  /** Scans up to `parts` parts until there are enough titles or no names are left; yields to the event loop between two parts. */
  async function scanOn(query: TextQuery, before: readonly string[], parts: number): Promise<string[]> {
    let found = [...before];
    let after: NamePosition | undefined;
    for (let part = 1; ; part++) {
      found = distinct(await scan(query, longScan, maxRows, after), found);
      if (isFull(found) || part === parts) return found;
      [after] = await rowsOf(names(query, { size: 1, skip: longScan - 1, after }));
      if (!after) return found;
      await setImmediate();
    }
  }

  /** Adds the titles whose names contain the text, in order; skips the index if it is known to return too many names. */
  async function add(query: TextQuery, before: readonly string[], usesIndex = true): Promise<string[]> {
    const first = distinct(await scan(query, shortScan, usualRows), before);
    if (isFull(first)) return first;
    if (first.length > before.length) {
      const more = await scanOn(query, before, 1);
      if (isFull(more)) return more;
    }
    const all = usesIndex && (await indexed(query));
    if (all) return distinct(all, before);
    const isIndexed = index.containing(query, 1) !== undefined;
    return scanOn(query, before, isIndexed ? Number.POSITIVE_INFINITY : 1);
  }

  /** Whether few names contain a text: only then does the index return all of them. */
  async function isRare(query: TextQuery, before: readonly string[]): Promise<boolean> {
    if (query.text.replaceAll(' ', '').length < rareLength) return false;
    return distinct(await scan(query, shortScan, usualRows), before).length < before.length + 2;
  }

  return {
    /**
     * The ids of the best titles for a query in normal form, best first: by their best name (exact, prefix, word start,
     * contained), shown names before others, then by name.
     */
    best: async (mediaType: MediaType, form: string): Promise<string[]> => {
      const needle = searchTextOf(form);
      const starting = { mediaType, needle, text: needle.wordStart };
      const containing = { mediaType, needle, text: needle.anywhere };
      const byPrefix = await prefixes(starting);
      if (isFull(byPrefix)) return byPrefix;

      const usesIndex = await isRare(containing, byPrefix);
      const all = usesIndex && (await indexed(containing));
      if (all) return distinct(all, byPrefix);

      const byWord = await add(starting, byPrefix);
      const isWord = needle.anywhere === needle.wordStart;
      return isFull(byWord) || isWord ? byWord : add(containing, byWord, !usesIndex);
    },
  };
}

/** The names of a media type that may contain a needle, in order. */
function names(
  { mediaType, needle }: TextQuery,
  { size, skip = 0, after }: { size: number; skip?: number; after?: NamePosition | undefined },
) {
  const afterCondition = after
    ? sql`and (tier, words, title_id) > (${after.tier}, ${after.words}, ${uuid(after.title_id)})`
    : sql``;
  return sql<NamePosition>`select tier, words, title_id from search_names
    where media_type = ${sql.lit(mediaType)} and tier >= ${needle.firstTier} ${afterCondition}
    order by tier, words, title_id limit ${size} offset ${skip}`;
}

const isFull = (found: readonly string[]) => found.length === maxTitles;

/** The first distinct title ids, after those in `before`. */
function distinct(rows: readonly Found[], before: readonly string[] = []): string[] {
  return [...new Set([...before, ...rows.map(({ title_id }) => title_id)])].slice(0, maxTitles);
}
