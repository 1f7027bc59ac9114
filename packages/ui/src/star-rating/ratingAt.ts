import { toStep } from './starFill.ts';
import type { StarScale } from './starScale.ts';

/**
 * The rating under a pointer. `fraction` is the pointer's place along the row, 0 at the first star and 1 at the last,
 * outside of both when it has left the row. Any part of a star means that star; before the first star is 0.
 */
export function ratingAt(fraction: number, scale: StarScale): number {
  return toStep(Math.ceil((fraction * scale.max) / scale.step) * scale.step, scale);
}
