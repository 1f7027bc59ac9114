import type { BrowseSort } from '@gildshelf/api-client/contract';
import type { BrowseSegment } from './BrowseSegment.ts';
import { type Bits, hasBit } from './bits.ts';
import { compareTitles, compareWithPosition, idAt, type Position, positionOf } from './SortKeys.ts';

/** A segment and those of its titles that a page may have. */
interface SegmentPart {
  readonly segment: BrowseSegment;
  readonly matching: Bits;
}

/** A page of ids; `next` is the position of the last one if there are more. */
interface FoundPage {
  readonly ids: readonly string[];
  readonly next: Position | undefined;
}

/** The first titles after a position of an order. Costs the same for every position, since the orders are sorted already. */
export function findPage(
  parts: readonly SegmentPart[],
  sort: BrowseSort,
  after: Position | undefined,
  limit: number,
): FoundPage {
  const readers = parts.map((part) => createReader(part, sort, after));
  const ids: string[] = [];
  let next: Position | undefined;
  for (;;) {
    const [first, ...others] = readers.filter(({ title }) => title >= 0);
    if (!first) return { ids, next: undefined };
    if (ids.length === limit) return { ids, next };
    const best = others.reduce(
      (one, other) => (compareTitles(sort, other.keys, other.title, one.keys, one.title) < 0 ? other : one),
      first,
    );
    ids.push(idAt(best.keys, best.title));
    next = positionOf(sort, best.keys, best.title);
    best.advance();
  }
}

function createReader({ segment, matching }: SegmentPart, sort: BrowseSort, after: Position | undefined) {
  const { keys, size } = segment;
  const order = segment.orders[sort];
  let index = after ? firstAfter(segment, sort, after) : 0;
  const reader = {
    keys,
    /** The number of the current title; -1 at the end. */
    title: -1,
    advance: () => {
      while (index < size && !hasBit(matching, order[index] ?? 0)) index += 1;
      reader.title = index < size ? (order[index] ?? 0) : -1;
      index += 1;
    },
  };
  reader.advance();
  return reader;
}

/** The index of the first title after a position. */
function firstAfter({ keys, orders, size }: BrowseSegment, sort: BrowseSort, after: Position): number {
  const order = orders[sort];
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareWithPosition(sort, keys, order[middle] ?? 0, after) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
