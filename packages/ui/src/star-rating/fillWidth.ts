import type { StarScale } from './starScale.ts';

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
