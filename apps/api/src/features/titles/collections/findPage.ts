import type {
  CollectionPage,
  CollectionPageQuery,
  CollectionPlace,
} from '../../../config/CollectionIndex.ts';
import type { CollectedTitles } from './CollectedTitles.ts';
import type { Matches } from './matchTitles.ts';

/** The titles that a filter finds after a place of an order. */
export function findPage(
  titles: CollectedTitles,
  { missed }: Matches,
  { sort, isDescending, after, limit }: CollectionPageQuery,
): CollectionPage {
  const { known, unknown } = titles.orderOf(sort);
  const titleAt = (place: number) => {
    const [numbers, index] = place < known.length ? [known, place] : [unknown, place - known.length];
    return numbers[isDescending ? numbers.length - 1 - index : index] ?? 0;
  };
  const ids: string[] = [];
  let last = 0;
  let hasMore = false;
  for (
    let place = after ? firstAfter(titles, titleAt, sort, isDescending, after) : 0;
    place < titles.size;
    place++
  ) {
    const number = titleAt(place);
    if (missed[number] !== 0) continue;
    hasMore = ids.length === limit;
    if (hasMore) break;
    ids.push(titles.catalogue.ids[number] ?? '');
    last = number;
  }
  let total = 0;
  for (const count of missed) if (count === 0) total += 1;
  return { ids, next: hasMore ? titles.placeOf(sort, last) : undefined, total };
}

function firstAfter(
  titles: CollectedTitles,
  titleAt: (place: number) => number,
  sort: CollectionPageQuery['sort'],
  isDescending: boolean,
  after: CollectionPlace,
): number {
  let low = 0;
  let high = titles.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(after, titles.placeOf(sort, titleAt(middle)), isDescending)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether a place comes before another one; places without a key come last in both directions. */
function isBefore(one: CollectionPlace, other: CollectionPlace, isDescending: boolean): boolean {
  if (one.key === null || other.key === null) {
    if (one.key !== other.key) return other.key === null;
  } else if (one.key !== other.key) return one.key < other.key !== isDescending;
  return one.titleId !== other.titleId && one.titleId < other.titleId !== isDescending;
}
