import { reportMisuse } from '../../../elements/reportMisuse.ts';
import type { Translate } from '../../../messages/translate.ts';

/** Number of stars, and the smallest change of a rating, in stars. */
export interface StarScale {
  max: number;
  step: number;
}

/**
 * Validates a scale; the default is five stars in steps of 0.5. Invalid values are reported and replaced by the
 * defaults.
 */
export function starScale(max = 5, step = 0.5): StarScale {
  const isMaxValid = Number.isInteger(max) && max > 0;
  const isStepValid = Number.isFinite(step) && step > 0;
  reportMisuse(
    !isMaxValid,
    `StarRating got max={${max}}: that number of stars cannot be shown, so 5 is used. Pass an integer above 0.`,
  );
  reportMisuse(
    !isStepValid,
    `StarRating got step={${step}}: a rating cannot change by that step, so 0.5 is used. Pass a number above 0, such as 0.5 or 1.`,
  );
  return { max: isMaxValid ? max : 5, step: isStepValid ? step : 0.5 };
}

/** Width of a star, and distance between the starts of two stars, in viewBox units. */
export const starWidth = 24;
export const starPitch = 33;

/** Clamps a rating to 0…`max`. Non-finite values become 0. */
export function clampRating(rating: number, max: number): number {
  return Number.isFinite(rating) ? Math.min(Math.max(rating, 0), max) : 0;
}

/** Rounds a rating to the nearest step within 0…`max`. The result is a multiple of `step`, or `max` itself. */
export function roundToStep(rating: number, { max, step }: StarScale): number {
  const steps = Math.round(clampRating(rating, max) / step);
  // 0.1 * 3 is not 0.3 in floating point; four decimals are enough for any step.
  return Math.min(Number((steps * step).toFixed(4)), max);
}

/** Width of the filled part of the row in viewBox units; a fraction is that of the star, without the gap behind it. */
export function fillWidth(rating: number): number {
  const whole = Math.floor(rating);
  return whole * starPitch + (rating - whole) * starWidth;
}

/** Rating as text for screen readers: '3.5 of 5 stars'. */
export function ratingText(rating: number, max: number, translate: Translate): string {
  return translate('{rating} of {max} stars', { rating, max });
}
