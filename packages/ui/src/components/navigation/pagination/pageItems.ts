/** A page number, or a gap of at least two pages that are not shown. */
export type PageItem = number | 'gap-before' | 'gap-after';

/**
 * The numbers that a pagination shows: the first and the last page, the current one and `siblings` pages on each side of it. A
 * gap of a single page is filled by its number. The count of items is the same on every page, so that links do not move.
 */
export function pageItems(page: number, pageCount: number, siblings: number): PageItem[] {
  // The first and the last page, the current one and two gaps.
  const length = 2 * siblings + 5;
  if (pageCount <= length) return range(1, pageCount);
  const start = Math.min(Math.max(page - siblings, 3), pageCount - 2 * siblings - 2);
  const end = start + 2 * siblings;
  return [
    1,
    start > 3 ? 'gap-before' : 2,
    ...range(start, end),
    end < pageCount - 2 ? 'gap-after' : pageCount - 1,
    pageCount,
  ];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
