import * as z from 'zod/mini';

/** Asks for a part of a collection; a host that does not know these two gives the whole of it. */
export const collectionPage = z.object({
  /** How many titles at most; our server takes 1 to 500. */
  limit: z.optional(z.string()),
  /** Where the page before ended, as its `Link` header says. */
  after: z.optional(z.string()),
});
