import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { isRightToLeft } from '../theme/isRightToLeft.ts';

/**
 * Puts a track back where it was left: at once, and only when a position is known for the first time. The track scrolls
 * smoothly (its `data-smooth`) from `smoothAfter` milliseconds later. The attribute is set by hand, for nothing else
 * about the cards has changed that would be worth rendering them again.
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
      // Who has moved it before the page was live has been quicker.
      if (element.scrollLeft === 0) element.scrollLeft = isRightToLeft(element) ? -position : position;
    }
    const timer = setTimeout(() => {
      element.dataset.smooth = 'true';
    }, smoothAfter);
    return () => clearTimeout(timer);
  }, [scroller, position, hasItems, smoothAfter]);
}
