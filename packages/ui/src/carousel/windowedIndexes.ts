import type { ItemRange } from './visibleItems.ts';

// Width of a large window in pixels.
const widestViewport = 2560;

/** The items to render before the first measurement. `stride` in pixels. */
export function initialItems(stride: number, rows: number): ItemRange {
  return { first: 0, end: Math.ceil(widestViewport / stride) * rows };
}

/**
 * Indexes of the items in the DOM, in order: the range, the focused item and two neighbours on each side of it. Removing
 * the focused item would lose the focus; its neighbours are included because Tab is faster than scrolling.
 */
export function windowedIndexes(
  count: number,
  { first, end }: ItemRange,
  focused: number | undefined,
): number[] {
  const indexes = new Set(range(first, end));
  if (focused !== undefined) for (const index of range(focused - 2, focused + 3)) indexes.add(index);
  return Array.from(indexes)
    .filter((index) => index >= 0 && index < count)
    .sort((a, b) => a - b);
}

function range(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
}
