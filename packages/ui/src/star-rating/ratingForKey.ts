import { toStep } from './starFill.ts';

/** What a key makes of a rating, or `undefined` where the key means nothing to it. Arrows follow the reading direction. */
export function ratingForKey(
  key: string,
  rating: number,
  { max, step, rtl }: { max: number; step: number; rtl: boolean },
): number | undefined {
  const moves: Record<string, number> = {
    ArrowUp: step,
    ArrowDown: -step,
    ArrowRight: rtl ? -step : step,
    ArrowLeft: rtl ? step : -step,
    PageUp: 1,
    PageDown: -1,
    Home: -max,
    End: max,
  };
  const move = moves[key];
  return move === undefined ? undefined : toStep(rating + move, max, step);
}
