import * as z from 'zod/mini';
import * as ownMessages from '../ownMessages.ts';
import { serverLimits } from '../serverLimits.ts';

const { pageMaximum } = serverLimits;
const isSize = (text: string) => /^\d{1,3}$/.test(text) && Number(text) > 0 && Number(text) <= pageMaximum;

/** `collectionQuery` with the validation of our server; in a file of its own because the site's pages do not need its error messages. */
export const serverCollectionQuery = z.object({
  limit: z.optional(z.string().check(z.refine(isSize, ownMessages.collection.invalidLimit(pageMaximum)))),
  after: z.optional(
    z
      .string()
      .check(
        z.regex(/^\d{1,15}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, ownMessages.collection.invalidCursor),
      ),
  ),
});
