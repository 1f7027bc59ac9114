import type { PointerEvent } from 'react';
import { useRef, useState } from 'react';

/**
 * Rating by pointer. A hovering mouse shows a preview; dragging with a finger or a pressed mouse updates the preview, and
 * `onRate` is called once, on release. A touch that scrolls the page is cancelled by the browser and changes nothing.
 */
export function useRatingPointer(
  ratingUnder: (event: PointerEvent<HTMLElement>) => number,
  { disabled, onRate }: { disabled: boolean; onRate: (rating: number) => void },
) {
  const [preview, setPreview] = useState<number>();
  // Id of the pointer that is pressed; further pointers are ignored.
  const activePointer = useRef<number | undefined>(undefined);
  const isActive = (event: PointerEvent<HTMLElement>) => activePointer.current === event.pointerId;

  const end = () => {
    activePointer.current = undefined;
    setPreview(undefined);
  };

  return {
    preview: disabled ? undefined : preview,
    /** Ends the preview of a resting mouse, which would hide changes made by keyboard. */
    endPreview: () => setPreview(undefined),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (disabled || event.button !== 0 || activePointer.current !== undefined) return;
        activePointer.current = event.pointerId;
        // Keeps events of a mouse that leaves the row; touch is captured implicitly. jsdom has no pointer capture.
        if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture?.(event.pointerId);
        setPreview(ratingUnder(event));
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (disabled) return;
        const isHovering = activePointer.current === undefined && event.pointerType !== 'touch';
        if (isActive(event) || isHovering) setPreview(ratingUnder(event));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (!isActive(event)) return;
        end();
        onRate(ratingUnder(event));
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        if (isActive(event)) end();
      },
      onPointerLeave: () => {
        if (activePointer.current === undefined) setPreview(undefined);
      },
    },
  };
}
