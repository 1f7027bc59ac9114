import { toStep, withinScale } from './starFill.ts';
import type { StarScale } from './starScale.ts';

/**
 * What a key makes of a rating, or `undefined` where the key means nothing to it. Arrows follow the reading direction and
 * go one step, PageUp and PageDown one star; from between two steps (an average, say) the first move is onto a step.
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
  const steps = withinScale(rating, max) / step;
  const from = move > 0 ? Math.floor(steps + rounding) : Math.ceil(steps - rounding);
  return toStep((from + move) * step, scale);
}

// 0.3 / 0.1 is not 3.
const rounding = 1e-6;
