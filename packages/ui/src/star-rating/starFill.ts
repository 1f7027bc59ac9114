/** Width of a star and distance from one star to the next, in the drawing's own units. */
export const starWidth = 24;
export const starPitch = 33;

/** The rating that is shown: within 0 and `max`, on a whole number of steps. Anything that is no number counts as 0. */
export function toStep(rating: number, max: number, step: number): number {
  if (!Number.isFinite(rating)) return 0;
  const steps = Math.round(Math.min(Math.max(rating, 0), max) / step);
  // 0.1 * 3 is not 0.3: as many decimals as the step has.
  return Number((steps * step).toFixed(4));
}

/** How far the row of stars is filled from its start, in the drawing's units; the gaps between stars hold nothing. */
export function starFill(rating: number): number {
  const whole = Math.floor(rating);
  return whole * starPitch + (rating - whole) * starWidth;
}
