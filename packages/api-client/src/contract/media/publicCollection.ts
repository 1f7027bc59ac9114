import * as z from 'zod/mini';
import { listOf, optionalText, text, wholeNumber } from '../reading.ts';

/** Asks for the first of a public collection, as a text; our server takes 1 to 100. */
export const publicCollectionQuery = z.object({ limit: z.optional(z.string()) });

/** A collection as anybody may see it: whose it is, how much is in it, and the first of that, last changed first. */
export function publicCollectionOf<Tracked extends z.ZodMiniType>(tracked: Tracked) {
  return z.object({
    username: text,
    display_name: optionalText,
    avatar_url: optionalText,
    /** How many titles of this media type there are in all. */
    total: wholeNumber,
    items: listOf(tracked),
  });
}
