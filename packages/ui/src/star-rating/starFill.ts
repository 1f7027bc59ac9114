import type { StarScale } from './starScale.ts';

/** Width of a star and distance from one star to the next, in the drawing's own units. */
export const starWidth = 24;
export const starPitch = 33;

/** A rating in stars, within 0 and `max`. Anything that is no number counts as 0. */
export function withinScale(rating: number, max: number): number {
  return Number.isFinite(rating) ? Math.min(Math.max(rating, 0), max) : 0;
}

/** The rating that is shown: within 0 and `max`, on a whole number of steps or at `max` itself. */
export function toStep(rating: number, { max, step }: StarScale): number {
  const steps = Math.round(withinScale(rating, max) / step);
  // 0.1 * 3 is not 0.3: as many decimals as a step may have.
  return Math.min(Number((steps * step).toFixed(4)), max);
}

/** How far the row of stars is filled from its start, in the drawing's units; the gaps between stars hold nothing. */
export function starFill(rating: number): number {
  const whole = Math.floor(rating);
  return whole * starPitch + (rating - whole) * starWidth;
}
