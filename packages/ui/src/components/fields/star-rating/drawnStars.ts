import { clampRating, fillWidth, ratingText, roundToStep, starScale } from './starScale.ts';

/**
 * For scripts that update a read-only `StarRating` of five stars without React: the `aria-label` for a value, and the width of
 * the inner SVG (`data-part="filled"`), in units of its viewBox.
 */
export function drawnStars(value: number): { readonly label: string; readonly filled: number } {
  const scale = starScale();
  const rating = clampRating(value, scale.max);
  return { label: ratingText(rating, scale.max), filled: fillWidth(roundToStep(rating, scale)) };
}
