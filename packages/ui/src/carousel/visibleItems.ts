/** Items `first` up to, but without, `end`. */
export interface ItemRange {
  first: number;
  end: number;
}

/**
 * The items whose columns are in view, and a page or more before and after, so that Tab and a flick find the next card
 * there. They change with every half page and not with every column, since each change renders all of them.
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
  const within = (item: number) => Math.min(Math.max(0, item), count);
  return { first: within((column - page) * rows), end: within((column + half + 2 * page) * rows) };
}
