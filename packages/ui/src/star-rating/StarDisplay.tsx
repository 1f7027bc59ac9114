import type { RootAttributes } from '../theme/RootAttributes.ts';
import { clampRating } from './fillWidth.ts';
import { ratingText } from './ratingText.ts';
import { renderStars } from './renderStars.tsx';
import { starScale } from './starScale.ts';

export interface StarDisplayProps extends RootAttributes<SVGSVGElement> {
  value: number;
  max?: number;
  step?: number;
  size?: 'small' | 'medium' | 'large';
  label?: string;
}

/** A read-only rating with the role `img` and a name such as '3.5 of 5 stars'. */
export function StarDisplay({ value, max, step, size = 'medium', label, ...rest }: StarDisplayProps) {
  const scale = starScale(max, step);
  const rating = clampRating(value, scale.max);
  const text = ratingText(rating, scale.max);
  const name = label ? `${label}: ${text}` : text;
  return renderStars({ rating, scale, size, label: name }, { ...rest, 'data-rating': rating });
}
