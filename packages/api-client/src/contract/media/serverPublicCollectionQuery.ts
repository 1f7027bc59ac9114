import * as z from 'zod/mini';
import * as ownMessages from '../ownMessages.ts';
import { serverLimits } from '../serverLimits.ts';

const { publicMaximum } = serverLimits;
const isSize = (text: string) => /^\d{1,3}$/.test(text) && Number(text) > 0 && Number(text) <= publicMaximum;

/** `collectionQuery` of a public collection with the validation of our server, whose error messages the site's pages do not need. */
export const serverPublicCollectionQuery = z.object({
  limit: z.optional(z.string().check(z.refine(isSize, ownMessages.collection.invalidLimit(publicMaximum)))),
  after: z.optional(z.string().check(z.regex(/^[\w-]{20,200}$/, ownMessages.collection.invalidNext))),
});
