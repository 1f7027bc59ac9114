import { type Translate, toEnglish } from '../../../messages/translate.ts';
import { clampRating, fillWidth, ratingText, roundToStep, starScale } from './starScale.ts';

/**
 * For scripts that update a read-only `StarRating` of five stars without React: the `aria-label` for a value, and the width of
 * the inner SVG (`data-part="filled"`), in units of its viewBox. The label is English
 * without `translate`.
 */
export function drawnStars(
  value: number,
  translate: Translate = toEnglish,
): { readonly label: string; readonly filled: number } {
  const scale = starScale();
  const rating = clampRating(value, scale.max);
  return { label: ratingText(rating, scale.max, translate), filled: fillWidth(roundToStep(rating, scale)) };
}
