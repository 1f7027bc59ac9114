import type { ItemRange } from './visibleItems.ts';

// As wide as windows commonly are, in pixels.
const widestView = 2560;

/** The items that a window may show before anything is measured. `stride` in pixels. */
export function firstItems(stride: number, rows: number): ItemRange {
  return { first: 0, end: Math.ceil(widestView / stride) * rows };
}

/**
 * The items that are in the DOM, in order: the range, and the one with the focus with two neighbours on each side. It
 * stays however far the track is scrolled, for else the focus is lost; they stay because Tab is faster than a scroll.
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
    .sort((one, other) => one - other);
}

function range(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
}
