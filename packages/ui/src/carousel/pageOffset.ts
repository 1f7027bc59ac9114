/** Lengths in pixels. `position` is the distance from the first card, also in right-to-left text. */
export interface TrackMetrics {
  position: number;
  /** Visible width of the track. */
  viewport: number;
  /** Width of the whole track. */
  length: number;
  /** Width of a card and the gap after it. */
  stride: number;
  gap: number;
}

// At fractional zoom levels browsers report positions that are off by less than a pixel.
const tolerance = 1;

/** The position one page forwards or backwards: a multiple of `stride`, limited to the track. */
export function pageOffset(track: TrackMetrics, direction: 'previous' | 'next'): number {
  const { position, viewport, stride, gap } = track;
  const page = Math.max(1, Math.floor((viewport + gap) / stride));
  const current = (position + (direction === 'next' ? tolerance : -tolerance)) / stride;
  const column = direction === 'next' ? Math.floor(current) + page : Math.ceil(current) - page;
  return Math.min(Math.max(0, column * stride), lastPosition(track));
}

/**
 * The nearest position at which a column is completely in view and the viewport starts with a whole card. From any other
 * position scroll snapping would move the track on, which might cut off the column.
 */
export function revealOffset(track: TrackMetrics, column: number): number {
  const { position, viewport, stride, gap } = track;
  const last = lastPosition(track);
  const start = column * stride;
  const nearest = position >= last - tolerance ? last : Math.round(position / stride) * stride;
  const firstShowingEnd = Math.ceil((start + stride - gap - viewport) / stride) * stride;
  return Math.min(Math.max(nearest, firstShowingEnd), start, last);
}

/** Whether the track is at its start, and whether it is at its end. */
export function trackEnds(track: TrackMetrics): { start: boolean; end: boolean } {
  return { start: track.position <= tolerance, end: track.position >= lastPosition(track) - tolerance };
}

function lastPosition({ length, viewport }: TrackMetrics): number {
  return Math.max(0, length - viewport);
}
