import * as z from 'zod/mini';
import * as ownMessages from '../ownMessages.ts';
import { servedLimits } from '../servedLimits.ts';

const { publicMaximum } = servedLimits;
const isSize = (text: string) => /^\d{1,3}$/.test(text) && Number(text) > 0 && Number(text) <= publicMaximum;

/** `collectionPage` of a public collection as our server takes it: with sentences that no page of the site needs. */
export const servedPublicCollection = z.object({
  limit: z.optional(z.string().check(z.refine(isSize, ownMessages.collection.wrongLimit(publicMaximum)))),
  after: z.optional(z.string().check(z.regex(/^[\w-]{20,200}$/, ownMessages.collection.wrongNext))),
});
