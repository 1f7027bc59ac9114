import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRightToLeft } from '../../../elements/isRightToLeft.ts';
import { useEffectEvent } from '../../../elements/useEffectEvent.ts';
import {
  bleed,
  type ItemRange,
  pageOffset,
  revealOffset,
  type TrackMetrics,
  trackEnds,
  visibleItems,
} from './trackGeometry.ts';

interface TrackView {
  start: boolean;
  end: boolean;
  /** Only with `windowed`. */
  items?: ItemRange;
}

interface TrackOptions {
  stride: number;
  gap: number;
  rows: number;
  count: number;
  /** Whether only items in view are in the DOM. */
  windowed: boolean;
  onPositionChange?: (position: number) => void;
}

/** The state of a track, derived from its scroll position, and functions that scroll it by a page or to an item. */
export function useTrack(scroller: RefObject<HTMLElement | null>, options: TrackOptions) {
  const [view, setView] = useState<TrackView>({ start: true, end: false });
  // Target of an arrow while the track is still scrolling: a second press continues from there.
  const target = useRef<number | undefined>(undefined);
  const { stride, gap, rows, count, windowed } = options;
  const hasItems = count > 0;

  const measure = useEffectEvent(() => {
    if (!scroller.current) return;
    const track = readTrack(scroller.current, stride, gap);
    const items = windowed ? visibleItems(track, rows, count) : undefined;
    const next = { ...trackEnds(track), items };
    setView((previous) => (isSameView(previous, next) ? previous : next));
  });
  const report = useEffectEvent((position: number) => options.onPositionChange?.(position));

  useEffect(() => {
    const element = scroller.current;
    if (!element || !hasItems) return;
    let frame = 0;
    const clearTarget = () => {
      target.current = undefined;
    };
    const handleScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const position = positionOf(element);
        // Not every browser fires scrollend.
        if (target.current !== undefined && Math.abs(target.current - position) <= 1) clearTarget();
        measure();
        report(position);
      });
    };
    // The track may have been scrolled before the listener was added.
    if (positionOf(element) > 0) report(positionOf(element));
    // Without ResizeObserver the track is still measured on every scroll.
    const resizeObserver =
      typeof ResizeObserver === 'function' ? new ResizeObserver(() => measure()) : undefined;
    resizeObserver?.observe(element);
    element.addEventListener('scroll', handleScroll, { passive: true });
    for (const name of interruptions) element.addEventListener(name, clearTarget, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resizeObserver?.disconnect();
      element.removeEventListener('scroll', handleScroll);
      for (const name of interruptions) element.removeEventListener(name, clearTarget);
    };
  }, [scroller, hasItems]);

  // A changed number of items moves the end of the track without a scroll event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers trigger the effect; measure reads them itself
  useEffect(() => measure(), [count, rows, stride]);

  const scrollTrack = useCallback(
    (getPosition: (track: TrackMetrics) => number) => {
      const element = scroller.current;
      if (!element) return;
      const track = readTrack(element, stride, gap);
      const position = getPosition({ ...track, position: target.current ?? track.position });
      // Without movement there is no scrollend event to clear the target.
      target.current = Math.abs(position - track.position) > 1 ? position : undefined;
      // The style sheet decides whether this scrolls smoothly.
      element.scrollLeft = isRightToLeft(element) ? -position : position;
    },
    [scroller, stride, gap],
  );
  const page = (direction: 'previous' | 'next') => scrollTrack((track) => pageOffset(track, direction));
  const reveal = useCallback(
    (index: number) => scrollTrack((track) => revealOffset(track, Math.floor(index / rows))),
    [scrollTrack, rows],
  );

  return { view, page, reveal };
}

const interruptions = ['scrollend', 'wheel', 'pointerdown', 'touchstart'];

function readTrack(element: HTMLElement, stride: number, gap: number): TrackMetrics {
  return {
    position: positionOf(element),
    viewport: element.clientWidth - 2 * bleed,
    length: element.scrollWidth - 2 * bleed,
    stride,
    gap,
  };
}

// In right-to-left text scrollLeft counts down from 0. The position of an overscrolled track is 0.
function positionOf(element: HTMLElement): number {
  return Math.max(0, isRightToLeft(element) ? -element.scrollLeft : element.scrollLeft);
}

function isSameView(a: TrackView, b: TrackView): boolean {
  return (
    a.start === b.start &&
    a.end === b.end &&
    a.items?.first === b.items?.first &&
    a.items?.end === b.items?.end
  );
}

/**
 * Restores the scroll position of a track without animation, once, when `position` is first defined. `smoothAfter`
 * milliseconds later the track gets `data-smooth`, which enables smooth scrolling. The attribute is set on the element
 * directly, so that the cards are not rendered again.
 */
export function useRestoredPosition(
  scroller: RefObject<HTMLElement | null>,
  {
    position,
    hasItems,
    smoothAfter,
  }: { position: number | undefined; hasItems: boolean; smoothAfter: number },
): void {
  const isRestored = useRef(false);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !hasItems) return;
    if (position !== undefined && !isRestored.current) {
      isRestored.current = true;
      delete element.dataset.smooth;
      // A track that the visitor has scrolled before hydration stays where it is.
      if (element.scrollLeft === 0) element.scrollLeft = isRightToLeft(element) ? -position : position;
    }
    const timer = setTimeout(() => {
      element.dataset.smooth = 'true';
    }, smoothAfter);
    return () => clearTimeout(timer);
  }, [scroller, position, hasItems, smoothAfter]);
}
