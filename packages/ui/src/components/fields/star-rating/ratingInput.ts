import { clampRating, roundToStep, type StarScale } from './starScale.ts';

/**
 * The rating after a key press, or `undefined` for keys without a meaning. Arrow keys follow the reading direction and change
 * by one step, PageUp and PageDown by one star. From a value between two steps (such as an average) the first key press moves
 * to a step.
 */
export function ratingForKey(
  key: string,
  rating: number,
  { rtl, ...scale }: StarScale & { rtl: boolean },
): number | undefined {
  const { max, step } = scale;
  const star = Math.max(1, Math.round(1 / step));
  const moves: Record<string, number> = {
    ArrowUp: 1,
    ArrowDown: -1,
    ArrowRight: rtl ? -1 : 1,
    ArrowLeft: rtl ? 1 : -1,
    PageUp: star,
    PageDown: -star,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  const move = moves[key];
  if (move === undefined) return undefined;
  if (!Number.isFinite(move)) return move < 0 ? 0 : max;
  const steps = clampRating(rating, max) / step;
  const from = move > 0 ? Math.floor(steps + tolerance) : Math.ceil(steps - tolerance);
  return roundToStep((from + move) * step, scale);
}

// In steps; 0.3 / 0.1 is not 3 in floating point.
const tolerance = 1e-6;

/**
 * The rating at a pointer position. `fraction` is the position along the row: 0 at its start, 1 at its end, and outside of
 * that range when the pointer has left the row. Rounds up to the next step; before the first star it is 0.
 */
export function ratingAt(fraction: number, scale: StarScale): number {
  return roundToStep(Math.ceil((fraction * scale.max) / scale.step) * scale.step, scale);
}
