const length = 2_500;
const times = 4;
const rounds = 20;
/** Milliseconds that count for nothing: an early end may take as good as none. */
const noise = 0.05;

/**
 * How many times as long a text of one piece over and over takes where it is four times as long: about 4 or less in
 * linear time, 16 in quadratic. A ratio of one run, of the best of several rounds, which a busy machine does not change.
 */
export function growthOf(piece: string, read: (text: string) => unknown): number {
  const texts = [length, length * times].map((size) => piece.repeat(Math.ceil(size / piece.length)));
  const best = texts.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++)
    for (const [place, text] of texts.entries()) {
      const start = performance.now();
      read(text);
      best[place] = Math.min(best[place] ?? 0, performance.now() - start);
    }
  const [short = 0, long = 0] = best;
  return (long + noise) / (short + noise);
}

/** Between linear and quadratic. */
export const mostGrowth = 8;
