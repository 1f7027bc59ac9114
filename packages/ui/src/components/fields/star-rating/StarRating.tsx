import type { Ref } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { StarDisplay } from './StarDisplay.tsx';
import { StarSlider } from './StarSlider.tsx';

export interface StarRatingProps extends RootAttributes<Element, OwnAttributes> {
  /** The rating in stars, 0 to `max`. */
  value: number;
  /** Called with the new rating in stars. Makes the rating editable (role `slider`); without it the rating is an image. */
  onChange?: (value: number) => void;
  /**
   * Number of stars; a rating of the product has five.
   * @default 5
   */
  max?: number;
  /**
   * Smallest change in stars; half a star in the product.
   * @default 0.5
   */
  step?: number;
  /**
   * Stars of 18, 22 or 32 px. An editable rating is always large.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** Accessible name; 'Rating' by default when the rating is editable. */
  label?: string;
  /** Id of the element that names an editable rating, in place of `label`. */
  labelledBy?: string;
  /** Disables an editable rating and removes it from the tab order. */
  disabled?: boolean;
  /** Receives the rendered element. */
  ref?: Ref<Element>;
}

/**
 * A star rating, read-only or editable; `data-rating` on the element has the exact value. Renders an `<svg>` element with
 * role `img`, or with `onChange` a `<div>` element with role `slider`.
 */
export function StarRating({ onChange, disabled, labelledBy, size, ref, ...rest }: StarRatingProps) {
  if (!onChange) return <StarDisplay {...rest} size={size} ref={ref as Ref<SVGSVGElement>} />;
  return (
    <StarSlider
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      onChange={onChange}
      labelledBy={labelledBy}
      disabled={disabled}
    />
  );
}

/** Attributes and event handlers that the component sets itself. */
type OwnAttributes =
  | 'onChange'
  | 'onKeyDown'
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onPointerLeave'
  | 'role'
  | 'tabIndex'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-valuemin'
  | 'aria-valuemax'
  | 'aria-valuenow'
  | 'aria-valuetext'
  | 'aria-disabled'
  | 'defaultValue';
