import type { PointerEvent } from 'react';
import { useRef, useState } from 'react';

/**
 * Ratings by pointer. A mouse that is over the row shows what a press would mean; a finger or a pressed mouse draws the
 * stars along, and the rating changes once, when it lets go. A touch that turns out to scroll the page is cancelled by
 * the browser, and changes nothing.
 */
export function useRatingPointer(
  ratingUnder: (event: PointerEvent<HTMLElement>) => number,
  { disabled, onRate }: { disabled: boolean; onRate: (rating: number) => void },
) {
  const [preview, setPreview] = useState<number>();
  // The one pointer that draws, from its press on: a second finger beside it means nothing.
  const drawing = useRef<number | undefined>(undefined);
  const isDrawing = (event: PointerEvent<HTMLElement>) => drawing.current === event.pointerId;

  const end = () => {
    drawing.current = undefined;
    setPreview(undefined);
  };

  return {
    preview: disabled ? undefined : preview,
    /** A preview under a mouse that rests would hide what a key changes. */
    endPreview: () => setPreview(undefined),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (disabled || event.button !== 0 || drawing.current !== undefined) return;
        drawing.current = event.pointerId;
        // So that a mouse which leaves the row still draws; a finger is held by itself. jsdom, where others test, has none.
        if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture?.(event.pointerId);
        setPreview(ratingUnder(event));
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (disabled) return;
        const isHovering = drawing.current === undefined && event.pointerType !== 'touch';
        if (isDrawing(event) || isHovering) setPreview(ratingUnder(event));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (!isDrawing(event)) return;
        end();
        onRate(ratingUnder(event));
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        if (isDrawing(event)) end();
      },
      onPointerLeave: () => {
        if (drawing.current === undefined) setPreview(undefined);
      },
    },
  };
}
