import { StarDisplay } from './StarDisplay.tsx';
import { StarSlider } from './StarSlider.tsx';

export interface StarRatingProps {
  /** Stars, 0 to `max`. */
  value: number;
  /** With it, the rating can be changed: a slider by role. Without it, it is a picture. */
  onChange?: (value: number) => void;
  /** Five, as the specification has it (§5, Rating). */
  max?: number;
  /** Half stars, as the specification has it (§5, Rating). */
  step?: number;
  /** A star is 18, 22 or 32 px wide. What can be changed is always large. */
  size?: 'small' | 'medium' | 'large';
  /** What is rated, for those who do not see the words around it. */
  label?: string;
  /** The id of the words that say what is rated, in place of `label`. */
  labelledBy?: string;
  disabled?: boolean;
}

/** Stars, shown or asked for. The exact value is on the element as `data-rating`. */
export function StarRating({ onChange, disabled, labelledBy, ...look }: StarRatingProps) {
  if (!onChange) return <StarDisplay {...look} />;
  return <StarSlider {...look} onChange={onChange} disabled={disabled} labelledBy={labelledBy} />;
}
