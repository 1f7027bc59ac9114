import * as z from 'zod/mini';
import { listOf, optionalText, text, wholeNumber } from '../reading.ts';

/** A page of a collection as anybody may see it: whose it is, how much is in it, and the titles, last changed first. */
export function publicCollectionOf<Tracked extends z.ZodMiniType>(tracked: Tracked) {
  return z.object({
    username: text,
    display_name: optionalText,
    avatar_url: optionalText,
    /** These three only where the owner shows them. */
    bio: optionalText,
    location: optionalText,
    website: optionalText,
    /** How many titles of this media type there are in all. */
    total: wholeNumber,
    /** What `after` takes for the next page; null on the last one. */
    next: optionalText,
    items: listOf(tracked),
  });
}
