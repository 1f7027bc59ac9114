import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listOf, optionalNumber, text } from '../schemas.ts';

/**
 * The status and the rating of the titles among `ids` that the caller tracks: ids of titles of the media type `type`, separated by
 * commas. For the cards of a page.
 */
export const listTitleStatuses = defineEndpoint({
  id: 'listTitleStatuses',
  method: 'GET',
  path: '/api/collection/statuses',
  access: 'user',
  query: z.object({ type: z.string(), ids: z.string() }),
  response: z.object({ titles: listOf(z.object({ id: text, status: text, rating: optionalNumber })) }),
  isExtension: true,
});
