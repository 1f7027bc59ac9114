import type { Ref } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { StarDisplay, type StarDisplayProps } from './StarDisplay.tsx';
import { StarSlider } from './StarSlider.tsx';

export interface StarRatingProps extends RootAttributes<Element, OwnAttributes> {
  /** The rating in stars, 0 to `max`. With `onChange`: controlled, update it there. */
  value?: number;
  /** Uncontrolled: the initial rating in stars, which a reset of the form restores. Makes the rating editable. */
  defaultValue?: number;
  /** Called with the new rating in stars. Makes the rating editable (role `slider`); a rating that is not is an image. */
  onChange?: (value: number) => void;
  /** Name under which a form submits the rating: '3.5', or an empty text for 0 stars. Makes the rating editable. */
  name?: string;
  /** With `name`: the form cannot be submitted with 0 stars. */
  required?: boolean;
  /** Id of the form that the rating belongs to, if the form does not contain it. */
  form?: string;
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
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** Accessible name; 'Rating' by default when the rating is editable. */
  label?: string;
  /** Id of the element that names an editable rating, in place of `label`. */
  labelledBy?: string;
  /** Disables an editable rating and removes it from the tab order; a form does not submit it. */
  disabled?: boolean;
  /** Receives the rendered element. */
  ref?: Ref<Element>;
}

/**
 * A star rating, read-only or editable; `data-rating` on the element has the exact value. Renders an `<svg>` element with
 * role `img`; an editable rating a `<div>` element with role `slider`, followed by a hidden `<input>` if it has a `name`.
 */
export function StarRating({ onChange, disabled, labelledBy, size, ref, ...rest }: StarRatingProps) {
  if (!onChange && rest.name === undefined && rest.defaultValue === undefined)
    return <StarDisplay {...(rest as StarDisplayProps)} size={size} ref={ref as Ref<SVGSVGElement>} />;
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
