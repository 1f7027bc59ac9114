import * as z from 'zod/mini';
import * as ownMessages from '../ownMessages.ts';
import { servedLimits } from '../servedLimits.ts';

const { pageMaximum } = servedLimits;
const isSize = (text: string) => /^\d{1,3}$/.test(text) && Number(text) > 0 && Number(text) <= pageMaximum;

/** `collectionPage` as our server takes it: with sentences that every page of the site would carry, and none needs. */
export const servedCollectionPage = z.object({
  limit: z.optional(z.string().check(z.refine(isSize, ownMessages.collection.wrongLimit(pageMaximum)))),
  after: z.optional(
    z
      .string()
      .check(
        z.regex(/^\d{1,15}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, ownMessages.collection.wrongCursor),
      ),
  ),
});
