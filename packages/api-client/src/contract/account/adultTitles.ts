import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { optionalText, trueOrFalse } from '../schemas.ts';

const path = '/api/profile/adult-titles';

/** Whether the caller has chosen to see adult titles; by default not. */
export const getAdultTitles = defineEndpoint({
  id: 'getAdultTitles',
  method: 'GET',
  path,
  access: 'user',
  response: z.object({ adult_titles: trueOrFalse }),
  isExtension: true,
});

/** Changes that choice; the token of the response replaces the stored one. */
export const setAdultTitles = defineEndpoint({
  id: 'setAdultTitles',
  method: 'PUT',
  path,
  access: 'user',
  body: z.strictObject({ adult_titles: trueOrFalse }),
  response: z.object({ adult_titles: trueOrFalse, token: optionalText }),
  isExtension: true,
});
