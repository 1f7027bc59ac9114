import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { isRightToLeft } from '../theme/isRightToLeft.ts';

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
