/** Items `first` up to, but without, `end`. */
export interface ItemRange {
  first: number;
  end: number;
}

/**
 * The items whose columns are in view, and one page before and after, so that Tab and a flick find the next card there.
 * Lengths in pixels; items fill the track column by column.
 */
export function visibleItems(
  track: { position: number; viewport: number; stride: number },
  rows: number,
  count: number,
): ItemRange {
  const { position, viewport, stride } = track;
  const firstColumn = Math.floor((position - viewport) / stride);
  const endColumn = Math.ceil((position + 2 * viewport) / stride) + 1;
  return { first: Math.min(Math.max(0, firstColumn * rows), count), end: Math.min(endColumn * rows, count) };
}
