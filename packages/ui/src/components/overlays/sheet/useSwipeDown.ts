import { type PointerEvent, useRef } from 'react';

/** Distance in CSS pixels from which a swipe closes the sheet. */
const closingDistance = 80;

/**
 * Attributes of the head of a sheet: the sheet follows a finger that pulls it down, and `onSwipe` is called if the finger has
 * moved far enough. The first child of the head is the grip, which is shown only at the bottom edge of the screen.
 */
export function useSwipeDown(onSwipe: () => void) {
  const start = useRef<number>(undefined);
  const pull = (event: PointerEvent<HTMLElement>) =>
    start.current === undefined ? 0 : Math.max(0, event.clientY - start.current);
  const move = (event: PointerEvent<HTMLElement>, distance: number) => {
    const sheet = event.currentTarget.closest<HTMLElement>('[role="dialog"]');
    if (sheet) sheet.style.translate = distance > 0 ? `0px ${distance}px` : '';
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    move(event, 0);
    start.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const grip = event.currentTarget.firstElementChild;
      if (event.pointerType === 'touch' && grip && getComputedStyle(grip).display !== 'none')
        start.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== undefined) move(event, pull(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isSwipe = pull(event) >= closingDistance;
      release(event);
      if (isSwipe) onSwipe();
    },
    onPointerCancel: release,
  };
}
