import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../effect-event/useEffectEvent.ts';
import { isRightToLeft } from '../theme/isRightToLeft.ts';
import { pageOffset, revealOffset, type Track, trackEnds } from './pageOffset.ts';
import { bleed } from './trackLook.ts';
import { type ItemRange, visibleItems } from './visibleItems.ts';

interface TrackView {
  start: boolean;
  end: boolean;
  /** Only where not all items are in the DOM. */
  items?: ItemRange;
}

interface TrackOptions {
  stride: number;
  gap: number;
  rows: number;
  count: number;
  /** Only what is in view is in the DOM. */
  windowed: boolean;
  onPositionChange?: (position: number) => void;
}

/** What is in view of a scrolling track, read from its scroll position, and the way to the next page of it. */
export function useTrack(scroller: RefObject<HTMLElement | null>, options: TrackOptions) {
  const [view, setView] = useState<TrackView>({ start: true, end: false });
  // Where an arrow is leading, while the track is still on its way: a second press goes on from there.
  const target = useRef<number | undefined>(undefined);
  const { stride, gap, rows, count, windowed } = options;
  const hasItems = count > 0;

  const measure = useEffectEvent(() => {
    if (!scroller.current) return;
    const track = readTrack(scroller.current, stride, gap);
    const items = windowed ? visibleItems(track, rows, count) : undefined;
    const next = { ...trackEnds(track), items };
    setView((before) => (isSameView(before, next) ? before : next));
  });
  const report = useEffectEvent((position: number) => options.onPositionChange?.(position));

  useEffect(() => {
    const element = scroller.current;
    if (!element || !hasItems) return;
    let frame = 0;
    const forget = () => {
      target.current = undefined;
    };
    const handleScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const position = positionOf(element);
        // Not every browser tells the end of a scroll.
        if (target.current !== undefined && Math.abs(target.current - position) <= 1) forget();
        measure();
        report(position);
      });
    };
    // Whatever has moved it before somebody listened.
    if (positionOf(element) > 0) report(positionOf(element));
    // Where there is none, the track is still measured whenever it scrolls.
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(() => measure()) : undefined;
    sizes?.observe(element);
    element.addEventListener('scroll', handleScroll, { passive: true });
    for (const name of interruptions) element.addEventListener(name, forget, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes?.disconnect();
      element.removeEventListener('scroll', handleScroll);
      for (const name of interruptions) element.removeEventListener(name, forget);
    };
  }, [scroller, hasItems]);

  // Fewer or more items move the end of the track without a scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers are what is waited for; measure reads them itself
  useEffect(() => measure(), [count, rows, stride]);

  const go = useCallback(
    (positionFrom: (track: Track) => number) => {
      const element = scroller.current;
      if (!element) return;
      const track = readTrack(element, stride, gap);
      const position = positionFrom({ ...track, position: target.current ?? track.position });
      // Where nothing moves there is no scroll that ends.
      target.current = Math.abs(position - track.position) > 1 ? position : undefined;
      // Smooth or not as the style sheet says.
      element.scrollLeft = isRightToLeft(element) ? -position : position;
    },
    [scroller, stride, gap],
  );
  const page = (direction: 'previous' | 'next') => go((track) => pageOffset(track, direction));
  const reveal = useCallback(
    (index: number) => go((track) => revealOffset(track, Math.floor(index / rows))),
    [go, rows],
  );

  return { view, page, reveal };
}

const interruptions = ['scrollend', 'wheel', 'pointerdown', 'touchstart'];

function readTrack(element: HTMLElement, stride: number, gap: number): Track {
  return {
    position: positionOf(element),
    viewport: element.clientWidth - 2 * bleed,
    length: element.scrollWidth - 2 * bleed,
    stride,
    gap,
  };
}

// From right to left, browsers count scrollLeft downwards from 0; a track pulled past its start has not moved.
function positionOf(element: HTMLElement): number {
  return Math.max(0, isRightToLeft(element) ? -element.scrollLeft : element.scrollLeft);
}

function isSameView(one: TrackView, other: TrackView): boolean {
  return (
    one.start === other.start &&
    one.end === other.end &&
    one.items?.first === other.items?.first &&
    one.items?.end === other.items?.end
  );
}
