import type { RootAttributes } from '../theme/RootAttributes.ts';
import { drawStars } from './drawStars.tsx';
import { withinScale } from './starFill.ts';
import { starScale } from './starScale.ts';
import { starsText } from './starsText.ts';

export interface StarDisplayProps extends RootAttributes<SVGSVGElement> {
  value: number;
  max?: number;
  step?: number;
  size?: 'small' | 'medium' | 'large';
  label?: string;
}

/** A rating as a picture: role img, '3.5 of 5 stars'. */
export function StarDisplay({ value, max, step, size = 'medium', label, ...rest }: StarDisplayProps) {
  const scale = starScale(max, step);
  const rating = withinScale(value, scale.max);
  const text = starsText(rating, scale.max);
  const words = label ? `${label}: ${text}` : text;
  return drawStars({ rating, scale, size, words }, { ...rest, 'data-rating': rating });
}
