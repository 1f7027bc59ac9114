/** Pixels by which a track exceeds its column on both sides: space for the glow of a card, and for a part of the next on phones. */
export const bleed = 16;
/** Pixels of the same space below the cards, where shadows are longest. */
export const bleedBelow = 28;

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
