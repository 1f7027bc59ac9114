import type { BrowseSort } from '@gildshelf/api-client/contract';
import type { BrowseTitle } from './BrowseTitle.ts';

/** The length of an id in bytes. */
export const idBytes = 16;

/** The rank of titles that have none. */
const noRank = 0xffffffff;

/** The keys by which titles are sorted, in ascending order, by the number of the title in its segment. */
export interface SortKeys {
  /** The ids one after the other; the numbers of the titles follow their order. */
  readonly ids: Buffer;
  readonly popularity: Uint32Array;
  /** Thousandths of the average, negated; 1 where it is unknown. */
  readonly rating: Int16Array;
  /** 20130917 for a date, negated; 1 where it is unknown. */
  readonly release: Int32Array;
  readonly added: Float64Array;
  /** The names one after the other in UTF-8. */
  readonly names: Buffer;
  /** Where the name of each title begins, and the end of the last one. */
  readonly nameStarts: Uint32Array;
}

/** The place of a title in an order: its key, its rank and its id, which decide in this sequence. */
export interface Position {
  readonly key: number | Buffer;
  readonly rank: number;
  readonly id: Buffer;
}

/** The bytes of an id. */
export function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

/** The id of a title. */
export function idAt({ ids }: SortKeys, title: number): string {
  return formatId(ids.subarray(title * idBytes, (title + 1) * idBytes));
}

function formatId(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return parts.join('-');
}

/** The keys of titles, which must be sorted by their ids. */
export function createSortKeys(titles: readonly BrowseTitle[]): SortKeys {
  const names = titles.map(({ name }) => Buffer.from(name));
  const nameStarts = new Uint32Array(titles.length + 1);
  let end = 0;
  for (const [title, name] of names.entries()) {
    end += name.length;
    nameStarts[title + 1] = end;
  }
  return {
    ids: Buffer.concat(titles.map(({ id }) => bytesOf(id))),
    popularity: Uint32Array.from(titles, ({ rank }) => rank ?? noRank),
    rating: Int16Array.from(titles, ({ average }) => (average === null ? 1 : -Math.round(average * 1000))),
    release: Int32Array.from(titles, ({ released }) => (released === null ? 1 : -dateNumber(released))),
    added: Float64Array.from(titles, ({ addedAt }) => -addedAt),
    ...{ names: Buffer.concat(names), nameStarts },
  };
}

/** 20130917 for '2013-09-17', 20130000 for '2013'. */
function dateNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map((part) => Number.parseInt(part, 10) || 0);
  return Math.min(year, 9999) * 10_000 + Math.min(month, 12) * 100 + Math.min(day, 31);
}

/** Two titles of two segments, which may be the same, in an order. */
export function compareTitles(
  sort: BrowseSort,
  one: SortKeys,
  a: number,
  other: SortKeys,
  b: number,
): number {
  return (
    (sort === 'name'
      ? one.names.compare(
          other.names,
          other.nameStarts[b],
          other.nameStarts[b + 1],
          one.nameStarts[a],
          one.nameStarts[a + 1],
        )
      : (one[sort][a] ?? 0) - (other[sort][b] ?? 0)) ||
    (one.popularity[a] ?? 0) - (other.popularity[b] ?? 0) ||
    one.ids.compare(other.ids, b * idBytes, (b + 1) * idBytes, a * idBytes, (a + 1) * idBytes)
  );
}

/** The place of a title in an order. */
export function positionOf(sort: BrowseSort, keys: SortKeys, title: number): Position {
  return {
    key:
      sort === 'name'
        ? keys.names.subarray(keys.nameStarts[title], keys.nameStarts[title + 1])
        : (keys[sort][title] ?? 0),
    rank: keys.popularity[title] ?? 0,
    id: keys.ids.subarray(title * idBytes, (title + 1) * idBytes),
  };
}

/** Negative if a title comes before a position, 0 if it is there. */
export function compareWithPosition(
  sort: BrowseSort,
  keys: SortKeys,
  title: number,
  position: Position,
): number {
  const own = positionOf(sort, keys, title);
  const byKey =
    typeof own.key === 'number' || typeof position.key === 'number'
      ? Number(own.key) - Number(position.key)
      : own.key.compare(position.key);
  return byKey || own.rank - position.rank || own.id.compare(position.id);
}

/** A position as text, for the query of the next page. */
export function formatCursor({ key, rank, id }: Position): string {
  return [typeof key === 'number' ? key : key.toString(), rank, formatId(id)].join('_');
}

const cursor = /^([^_]{1,80})_(\d{1,10})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Parses a cursor for an order; undefined if it is not one. */
export function parseCursor(sort: BrowseSort, text: string): Position | undefined {
  const [, key = '', rank, id = ''] = cursor.exec(text) ?? [];
  if (rank === undefined || (sort !== 'name' && !/^-?\d{1,15}$/.test(key))) return undefined;
  return { key: sort === 'name' ? Buffer.from(key) : Number(key), rank: Number(rank), id: bytesOf(id) };
}
