import type { KeyboardEvent, PointerEvent } from 'react';
import { useState } from 'react';
import { styled } from '../theme/stitches.ts';
import { ratingAt } from './ratingAt.ts';
import { ratingForKey } from './ratingForKey.ts';
import { StarRow } from './StarRow.tsx';
import { starsText } from './starsText.ts';

export interface StarSliderProps {
  value: number;
  onChange: (value: number) => void;
  max?: number;
  step?: number;
  label?: string;
  labelledBy?: string;
  disabled?: boolean;
}

/** A rating that can be changed: by arrows, Home, End, PageUp and PageDown, by a click, or by drawing a finger along it. */
export function StarSlider({
  value,
  onChange,
  max = 5,
  step = 0.5,
  label = 'Rating',
  labelledBy,
  disabled = false,
}: StarSliderProps) {
  const [preview, setPreview] = useState<number>();

  const change = (next: number) => {
    if (!disabled && next !== value) onChange(next);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = ratingForKey(event.key, value, { max, step, rtl: isRightToLeft(event.currentTarget) });
    if (next === undefined) return;
    event.preventDefault();
    change(next);
  };

  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0) return;
    // So that a mouse which leaves the row still draws the stars along; a finger is held by itself.
    if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
    change(ratingUnder(event, max, step));
  };

  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled) return;
    const under = ratingUnder(event, max, step);
    if (event.buttons & 1) change(under);
    else if (event.pointerType === 'mouse') setPreview(under);
  };

  return (
    <Slider
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label={labelledBy ? undefined : label}
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={starsText(value, max)}
      aria-disabled={disabled || undefined}
      data-rating={value}
      data-state={preview === undefined ? 'set' : 'preview'}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={() => setPreview(undefined)}
      onPointerLeave={() => setPreview(undefined)}
      onPointerCancel={() => setPreview(undefined)}
    >
      <StarRow aria-hidden="true" rating={preview ?? value} max={max} step={step} size="large" />
    </Slider>
  );
}

function ratingUnder(event: PointerEvent<HTMLDivElement>, max: number, step: number): number {
  const row = event.currentTarget;
  const { left, width } = row.getBoundingClientRect();
  const fraction = (event.clientX - left) / width;
  return ratingAt(isRightToLeft(row) ? 1 - fraction : fraction, max, step);
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

// Stars of 32 px, 12 apart: with half a gap on the outside, each has 44 px for a finger.
const Slider = styled('div', {
  display: 'inline-flex',
  alignItems: 'center',
  height: '$touch',
  paddingInline: '6px',
  borderRadius: '$button',
  cursor: 'pointer',
  touchAction: 'pan-y',
  userSelect: 'none',
  '&[data-state="preview"] [data-part="filled"]': { opacity: 0.82 },
  '&:active [data-part="filled"]': { opacity: 1 },
  '&[aria-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
});
