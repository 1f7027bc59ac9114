import { type BrowseSort, browseSorts } from '@gildshelf/api-client/contract';
import { assemble, type BrowseSegment } from './BrowseSegment.ts';
import { addBit, countBits, emptyBits, hasBit } from './bits.ts';
import { compareTitles, idBytes, type SortKeys } from './SortKeys.ts';

type Segments = readonly [BrowseSegment, BrowseSegment];

/** Titles of two segments in a common order: the segment (0 or 1) and the number of each. */
interface MergedOrder {
  readonly parts: Uint8Array;
  readonly titles: Uint32Array;
}

/** A segment of the current titles of two, which have none of them in common. Merges the orders instead of sorting again. */
export function mergeSegments(segments: Segments): BrowseSegment {
  const size = countBits(segments[0].current) + countBits(segments[1].current);
  const byId = (segment: BrowseSegment) => Uint32Array.from({ length: segment.size }, (_, title) => title);
  const merged = mergeOrders(segments, size, [byId(segments[0]), byId(segments[1])], (a, b) =>
    segments[0].keys.ids.compare(
      segments[1].keys.ids,
      b * idBytes,
      (b + 1) * idBytes,
      a * idBytes,
      (a + 1) * idBytes,
    ),
  );
  const numbers = segments.map((segment) => new Uint32Array(segment.size));
  const adult = emptyBits(size);
  for (const [number, title] of merged.titles.entries()) {
    const part = merged.parts[number] ?? 0;
    (numbers[part] as Uint32Array)[title] = number;
    if (hasBit((segments[part] as BrowseSegment).adult, title)) addBit(adult, number);
  }
  const orderOf = (sort: BrowseSort) => {
    const orders = [segments[0].orders[sort], segments[1].orders[sort]] as const;
    const { parts, titles } = mergeOrders(segments, size, orders, (a, b) =>
      compareTitles(sort, segments[0].keys, a, segments[1].keys, b),
    );
    return titles.map((title, index) => numbers[parts[index] ?? 0]?.[title] ?? 0);
  };
  const orders = Object.fromEntries(browseSorts.map((sort) => [sort, orderOf(sort)]));
  const { starts, entries } = gatherLists(
    merged,
    segments.map(({ valueStarts, values }) => ({ starts: valueStarts, entries: values })),
    (length) => new Uint32Array(length),
  );
  return assemble(mergeKeys(segments, merged), orders as BrowseSegment['orders'], starts, entries, adult);
}

function mergeOrders(
  segments: Segments,
  size: number,
  orders: readonly [Uint32Array, Uint32Array],
  compare: (first: number, second: number) => number,
): MergedOrder {
  const parts = new Uint8Array(size);
  const titles = new Uint32Array(size);
  const [first, second] = orders.map((order, part) => {
    const { current } = segments[part] as BrowseSegment;
    return order.filter((title) => hasBit(current, title));
  }) as [Uint32Array, Uint32Array];
  let a = 0;
  for (let index = 0; index < size; index++) {
    const b = index - a;
    const isSecond = a === first.length || (b < second.length && compare(first[a] ?? 0, second[b] ?? 0) > 0);
    parts[index] = Number(isSecond);
    titles[index] = (isSecond ? second[b] : first[a]) ?? 0;
    if (!isSecond) a += 1;
  }
  return { parts, titles };
}

function mergeKeys(segments: Segments, merged: MergedOrder): SortKeys {
  const size = merged.titles.length;
  const gather = <Keys extends Uint32Array | Int16Array | Int32Array | Float64Array>(
    keys: Keys,
    find: (keys: SortKeys) => Keys,
  ) => {
    const sources = segments.map((segment) => find(segment.keys));
    for (let number = 0; number < size; number++)
      keys[number] = sources[merged.parts[number] ?? 0]?.[merged.titles[number] ?? 0] ?? 0;
    return keys;
  };
  const bytesOf = (lists: readonly Lists<Buffer>[]) => gatherLists(merged, lists, Buffer.alloc);
  const names = bytesOf(segments.map(({ keys }) => ({ starts: keys.nameStarts, entries: keys.names })));
  return {
    ids: bytesOf(
      segments.map(({ keys, size }) => ({
        starts: Uint32Array.from({ length: size + 1 }, (_, title) => title * idBytes),
        entries: keys.ids,
      })),
    ).entries,
    popularity: gather(new Uint32Array(size), ({ popularity }) => popularity),
    rating: gather(new Int16Array(size), ({ rating }) => rating),
    release: gather(new Int32Array(size), ({ release }) => release),
    added: gather(new Float64Array(size), ({ added }) => added),
    ...{ names: names.entries, nameStarts: names.starts },
  };
}

/** A list per title: all entries one after the other, where each title's begin, and the end of the last one. */
interface Lists<Entries> {
  readonly starts: Uint32Array;
  readonly entries: Entries;
}

function gatherLists<Entries extends Uint8Array | Uint32Array>(
  { parts, titles }: MergedOrder,
  sources: readonly Lists<Entries>[],
  allocate: (length: number) => Entries,
): Lists<Entries> {
  const starts = new Uint32Array(titles.length + 1);
  const rangeOf = (number: number) => {
    const source = sources[parts[number] ?? 0] as Lists<Entries>;
    const title = titles[number] ?? 0;
    return { source, from: source.starts[title] ?? 0, to: source.starts[title + 1] ?? 0 };
  };
  for (let number = 0; number < titles.length; number++) {
    const { from, to } = rangeOf(number);
    starts[number + 1] = (starts[number] ?? 0) + to - from;
  }
  const entries = allocate(starts.at(-1) ?? 0);
  for (let number = 0; number < titles.length; number++) {
    const { source, from, to } = rangeOf(number);
    const start = starts[number] ?? 0;
    for (let index = from; index < to; index++) entries[start + index - from] = source.entries[index] ?? 0;
  }
  return { starts, entries };
}
