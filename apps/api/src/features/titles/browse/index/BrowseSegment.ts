import { type BrowseSort, browseSorts } from '@gildshelf/api-client/contract';
import type { BrowseTitle } from './BrowseTitle.ts';
import { addBit, type Bits, bitsOf, emptyBits } from './bits.ts';
import type { FacetValues } from './FacetValues.ts';
import { bytesOf, compareTitles, createSortKeys, idBytes, type SortKeys } from './SortKeys.ts';

/** A part of the titles of a media type, numbered from 0 in the order of their ids, in typed arrays. */
export interface BrowseSegment {
  readonly size: number;
  readonly keys: SortKeys;
  /** The numbers of the titles in each order. */
  readonly orders: Readonly<Record<BrowseSort, Uint32Array>>;
  /** Where the values of each title begin in `values`, and the end of the last one. */
  readonly valueStarts: Uint32Array;
  readonly values: Uint32Array;
  /** Where the titles of each value begin in `titles`; values that were numbered later have none. */
  readonly titleStarts: Uint32Array;
  readonly titles: Uint32Array;
  /** The titles of each frequent value as a set, which takes less time to intersect than to read its list. */
  readonly frequent: ReadonlyMap<number, Bits>;
  readonly adult: Bits;
  /** The titles that are neither in a later segment nor deleted. */
  readonly current: Bits;
  /** Those of them that are not for adults. */
  readonly forEveryone: Bits;
}

/** Creates a segment of titles with different ids. */
export function createSegment(unsorted: readonly BrowseTitle[], known: FacetValues): BrowseSegment {
  const titles = unsorted.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const valueStarts = new Uint32Array(titles.length + 1);
  const values: number[] = [];
  const adult = emptyBits(titles.length);
  for (const [title, { values: byFacet, isAdult }] of titles.entries()) {
    for (const [facet, texts] of byFacet.entries())
      for (const text of texts) values.push(known.add(facet, text));
    valueStarts[title + 1] = values.length;
    if (isAdult) addBit(adult, title);
  }
  const keys = createSortKeys(titles);
  const sorted = (sort: BrowseSort) =>
    Uint32Array.from(titles.keys()).sort((a, b) => compareTitles(sort, keys, a, keys, b));
  const orders = Object.fromEntries(browseSorts.map((sort) => [sort, sorted(sort)]));
  return assemble(keys, orders as BrowseSegment['orders'], valueStarts, Uint32Array.from(values), adult);
}

/** A segment of titles that are all current. */
export function assemble(
  keys: SortKeys,
  orders: BrowseSegment['orders'],
  valueStarts: Uint32Array,
  values: Uint32Array,
  adult: Bits,
): BrowseSegment {
  const size = keys.popularity.length;
  const current = emptyBits(size).fill(0xffffffff);
  if (size % 32 !== 0) current[current.length - 1] = 2 ** (size % 32) - 1;
  const byValue = titlesByValue(valueStarts, values);
  return {
    ...{ size, keys, orders, valueStarts, values, adult, current },
    ...byValue,
    frequent: frequentValues(size, byValue),
    forEveryone: current.map((word, index) => word & ~(adult[index] ?? 0)),
  };
}

function titlesByValue(valueStarts: Uint32Array, values: Uint32Array): TitlesByValue {
  const valueCount = values.reduce((highest, value) => Math.max(highest, value + 1), 0);
  const titleStarts = new Uint32Array(valueCount + 1);
  for (const value of values) titleStarts[value + 1] = (titleStarts[value + 1] ?? 0) + 1;
  for (let value = 0; value < valueCount; value++)
    titleStarts[value + 1] = (titleStarts[value + 1] ?? 0) + (titleStarts[value] ?? 0);
  const ends = titleStarts.slice();
  const titles = new Uint32Array(values.length);
  for (let title = 0; title + 1 < valueStarts.length; title++)
    for (let index = valueStarts[title] ?? 0; index < (valueStarts[title + 1] ?? 0); index++) {
      const value = values[index] ?? 0;
      const place = ends[value] ?? 0;
      titles[place] = title;
      ends[value] = place + 1;
    }
  return { titleStarts, titles };
}

type TitlesByValue = Pick<BrowseSegment, 'titleStarts' | 'titles'>;

/** A value of more titles is frequent: its set has at most half as many words as its list has numbers. */
export function frequentLimit(size: number): number {
  return size / 16;
}

function frequentValues(size: number, { titleStarts, titles }: TitlesByValue): ReadonlyMap<number, Bits> {
  const frequent = new Map<number, Bits>();
  for (let value = 0; value + 1 < titleStarts.length; value++) {
    const [start = 0, end = 0] = titleStarts.subarray(value, value + 2);
    if (end - start > frequentLimit(size)) frequent.set(value, bitsOf(size, titles.subarray(start, end)));
  }
  return frequent;
}

/** The number of a title; -1 if the segment does not have it. */
export function findTitle({ keys, size }: Pick<BrowseSegment, 'keys' | 'size'>, id: string): number {
  const bytes = bytesOf(id);
  let low = 0;
  let high = size - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const order = keys.ids.compare(bytes, 0, idBytes, middle * idBytes, (middle + 1) * idBytes);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
