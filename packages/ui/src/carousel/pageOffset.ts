/** Lengths in pixels. `position` is the distance from the first card, also where text runs from right to left. */
export interface Track {
  position: number;
  /** What is in view of the track. */
  viewport: number;
  /** The whole track, as it would scroll. */
  length: number;
  /** One card and the gap after it. */
  stride: number;
  gap: number;
}

// Browsers report positions that are a fraction off at fractional zoom.
const tolerance = 1;

/** The position one page further on, or back: a whole number of cards from the first, within the track. */
export function pageOffset(track: Track, direction: 'previous' | 'next'): number {
  const { position, viewport, stride, gap } = track;
  const page = Math.max(1, Math.floor((viewport + gap) / stride));
  const current = (position + (direction === 'next' ? tolerance : -tolerance)) / stride;
  const column = direction === 'next' ? Math.floor(current) + page : Math.ceil(current) - page;
  return Math.min(Math.max(0, column * stride), lastPosition(track));
}

/**
 * The position at which all of a column stands in view: the nearest to where the track is that begins with a whole card.
 * Anything else would be moved on by the browser, which snaps to cards and may cut off the one in question.
 */
export function revealOffset(track: Track, column: number): number {
  const { position, viewport, stride, gap } = track;
  const last = lastPosition(track);
  const start = column * stride;
  const near = position >= last - tolerance ? last : Math.round(position / stride) * stride;
  const firstThatShowsItsEnd = Math.ceil((start + stride - gap - viewport) / stride) * stride;
  return Math.min(Math.max(near, firstThatShowsItsEnd), start, last);
}

/** Whether there is nothing further back, and nothing further on. */
export function trackEnds(track: Track): { start: boolean; end: boolean } {
  return { start: track.position <= tolerance, end: track.position >= lastPosition(track) - tolerance };
}

function lastPosition({ length, viewport }: Track): number {
  return Math.max(0, length - viewport);
}
