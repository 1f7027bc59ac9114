import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { isRightToLeft } from '../../../elements/isRightToLeft.ts';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { css } from '../../../theme/stitches.ts';
import { FormValueInput } from '../field/FormValueInput.tsx';
import { ratingAt, ratingForKey } from './ratingInput.ts';
import { Stars } from './StarDisplay.tsx';
import { clampRating, ratingText, starScale } from './starScale.ts';

export interface StarSliderProps extends RootAttributes<HTMLDivElement, 'onChange' | 'defaultValue'> {
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  name?: string;
  required?: boolean;
  form?: string;
  max?: number;
  step?: number;
  label?: string;
  labelledBy?: string;
  disabled?: boolean;
}

/** An editable rating: by keyboard, by clicking a star, or by dragging along the row. */
export function StarSlider({
  value: givenValue,
  defaultValue = 0,
  onChange,
  name,
  required,
  form,
  max,
  step,
  label,
  labelledBy,
  disabled = false,
  ...rest
}: StarSliderProps) {
  const translate = useTranslate();
  const scale = starScale(max, step);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const value = givenValue ?? ownValue;
  const rating = clampRating(value, scale.max);

  const change = (next: number) => {
    if (disabled || next === value) return;
    setOwnValue(next);
    onChange?.(next);
  };

  const { preview, endPreview, handlers } = useRatingPointer((event) => ratingAt(fractionOf(event), scale), {
    disabled,
    onRate: change,
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = ratingForKey(event.key, rating, { ...scale, rtl: isRightToLeft(event.currentTarget) });
    if (next === undefined) return;
    event.preventDefault();
    endPreview();
    change(next);
  };

  return (
    <>
      <div
        {...rest}
        className={styles(rest).className}
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-label={labelledBy ? undefined : (label ?? translate('Rating'))}
        aria-labelledby={labelledBy}
        aria-valuemin={0}
        aria-valuemax={scale.max}
        aria-valuenow={rating}
        aria-valuetext={ratingText(rating, scale.max, translate)}
        aria-disabled={disabled || undefined}
        data-rating={rating}
        data-state={preview === undefined ? 'set' : 'preview'}
        onKeyDown={handleKeyDown}
        {...handlers}
      >
        <Stars rating={preview ?? rating} scale={scale} size="lg" />
      </div>
      {name !== undefined && (
        <FormValueInput
          // React assigns the default value of a new input only.
          key={rating}
          name={name}
          defaultValue={rating || ''}
          required={required}
          disabled={disabled}
          form={form}
          onReset={() => setOwnValue(defaultValue)}
        />
      )}
    </>
  );
}

/** Position of a pointer along the row: 0 at the start of the first star, 1 at the end of the last. */
function fractionOf(event: PointerEvent<HTMLElement>): number {
  const row = event.currentTarget;
  const { left, width } = row.getBoundingClientRect();
  const fraction = (event.clientX - left) / width;
  return isRightToLeft(row) ? 1 - fraction : fraction;
}

// Stars of 32 px with gaps of 12 px: with half a gap outside, each star has a touch target of 44 px.
const styles = css({
  display: 'inline-flex',
  alignItems: 'center',
  height: '$touch',
  paddingInline: '6px',
  borderRadius: '$button',
  cursor: 'pointer',
  // Vertical touch scrolls the page and pinching zooms; horizontal touch changes the rating.
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  '&[data-state="preview"] [data-part="filled"]': { opacity: 0.82 },
  '&:active [data-part="filled"]': { opacity: 1 },
  '&[aria-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  '@forcedColors': {
    '&[aria-disabled]': { opacity: 1 },
    '&[aria-disabled] [data-part="empty"]': { stroke: 'GrayText' },
    '&[aria-disabled] [data-part="filled"]': { fill: 'GrayText', stroke: 'GrayText' },
  },
});

/**
 * Rating by pointer. A hovering mouse shows a preview; dragging with a finger or a pressed mouse updates the preview, and
 * `onRate` is called once, on release. A touch that scrolls the page is cancelled by the browser and changes nothing.
 */
function useRatingPointer(
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
