/** Indexes from `first` up to, but not including, `end`. */
export interface ItemRange {
  first: number;
  end: number;
}

/**
 * The items whose columns are in view, and at least one page before and after them, so that Tab and fast scrolling find
 * the next card in the DOM. The range changes once per half page, because each change renders all of its items.
 * Lengths in pixels; items fill the track column by column.
 */
export function visibleItems(
  track: { position: number; viewport: number; stride: number },
  rows: number,
  count: number,
): ItemRange {
  const { position, viewport, stride } = track;
  const page = Math.max(1, Math.ceil(viewport / stride));
  const half = Math.ceil(page / 2);
  const column = Math.floor(position / stride / half) * half;
  const clamp = (item: number) => Math.min(Math.max(0, item), count);
  return { first: clamp((column - page) * rows), end: clamp((column + half + 2 * page) * rows) };
}
