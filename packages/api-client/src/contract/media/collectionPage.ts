import * as z from 'zod/mini';

/** Asks for a part of a collection. A host that does not know these two gives the whole of it, or the first titles of a public one. */
export const collectionPage = z.object({
  /** How many titles at most; our server takes 1 to 500, and 1 to 100 of a public collection. */
  limit: z.optional(z.string()),
  /** Where the page before ended, as its `Link` header says, or `next` of a public collection. */
  after: z.optional(z.string()),
});
