import * as z from 'zod/mini';
import { listOf, optionalText, text, wholeNumber } from '../schemas.ts';

/** A page of a public collection: its owner, the number of titles, and the titles, last changed first. */
export function publicCollectionOf<Tracked extends z.ZodMiniType>(tracked: Tracked) {
  return z.object({
    username: text,
    display_name: optionalText,
    avatar_url: optionalText,
    /** These three only if the owner has made them public. */
    bio: optionalText,
    location: optionalText,
    website: optionalText,
    /** The number of titles of this media type on all pages. */
    total: wholeNumber,
    /** The value of `after` for the next page; null on the last page. */
    next: optionalText,
    items: listOf(tracked),
  });
}
