import * as z from 'zod/mini';

/** The pagination query of a collection. A host without pagination sends the whole collection, or the first titles of a public one. */
export const collectionQuery = z.object({
  /** The maximum number of titles; our server accepts 1 to 500, and 1 to 100 for a public collection. */
  limit: z.optional(z.string()),
  /** The cursor: from the `Link` header of the previous page, or `next` of a page of a public collection. */
  after: z.optional(z.string()),
});
