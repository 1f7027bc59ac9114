import type { Ref } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { StarDisplay } from './StarDisplay.tsx';
import { StarSlider } from './StarSlider.tsx';

export interface StarRatingProps extends RootAttributes<Element, OwnAttributes> {
  /** Stars, 0 to `max`. */
  value: number;
  /** Takes the new rating, in stars. With it, the rating can be changed: a slider by role. Without it, it is a picture. */
  onChange?: (value: number) => void;
  /**
   * How many stars there are: five, as the specification has it (§5, Rating).
   * @default 5
   */
  max?: number;
  /**
   * The smallest difference, in stars: a half, as the specification has it (§5, Rating).
   * @default 0.5
   */
  step?: number;
  /**
   * A star is 18, 22 or 32 px wide. What can be changed is always large.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** What is rated, for those who do not see the words around it. What can be changed is a 'Rating' without it. */
  label?: string;
  /** The id of the words that say what is rated, in place of `label`, where it can be changed. */
  labelledBy?: string;
  /** It cannot be changed now; Tab passes it by. */
  disabled?: boolean;
  /** The element that is rendered. */
  ref?: Ref<Element>;
}

/**
 * Stars, shown or asked for; the exact value is on the element as `data-rating`. Renders an `<svg>` element with role
 * img, or with `onChange` a `<div>` element with role slider.
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

/** What it says about itself, and the events by which it is changed. */
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
