import * as z from 'zod/mini';

/** A text that is not empty. */
export function filled(sentence?: string) {
  return z.refine<string>((text) => text !== '', sentence);
}

/** A text of at most so many UTF-16 units, as `ownLimits` counts them. */
export function atMost(maximum: number, sentence?: string) {
  return z.refine<string>((text) => text.length <= maximum, sentence);
}
