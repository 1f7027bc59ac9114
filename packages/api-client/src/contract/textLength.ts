import * as z from 'zod/mini';

/** Rejects an empty text. */
export function notEmpty(message?: string) {
  return z.refine<string>((text) => text !== '', message);
}

/** Rejects a text of more than `maximum` UTF-16 code units, the unit of `ownLimits`. */
export function maxLength(maximum: number, message?: string) {
  return z.refine<string>((text) => text.length <= maximum, message);
}
