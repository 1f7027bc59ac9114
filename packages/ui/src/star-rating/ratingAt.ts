import { roundToStep } from './fillWidth.ts';
import type { StarScale } from './starScale.ts';

/**
 * The rating at a pointer position. `fraction` is the position along the row: 0 at its start, 1 at its end, and outside of
 * that range when the pointer has left the row. Rounds up to the next step; before the first star it is 0.
 */
export function ratingAt(fraction: number, scale: StarScale): number {
  return roundToStep(Math.ceil((fraction * scale.max) / scale.step) * scale.step, scale);
}
