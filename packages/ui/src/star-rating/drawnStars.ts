import { starFill, toStep, withinScale } from './starFill.ts';
import { starScale } from './starScale.ts';
import { starsText } from './starsText.ts';

/**
 * How a shown `StarRating` of five stars says a value, for a page that changes one without React: its `aria-label`, and the
 * width of the drawing inside it, in that drawing's units.
 */
export function drawnStars(value: number): { readonly label: string; readonly filled: number } {
  const scale = starScale();
  const rating = withinScale(value, scale.max);
  return { label: starsText(rating, scale.max), filled: starFill(toStep(rating, scale)) };
}
