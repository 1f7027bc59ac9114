import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listOf, optionalNumber, optionalText, text, wholeNumber } from '../schemas.ts';

/** The numbers of a public collection, for each media type; a private collection is a 404, like an unknown user. */
export const getCollectionStatistics = defineEndpoint({
  id: 'getCollectionStatistics',
  method: 'GET',
  path: '/api/collections/:username/statistics',
  access: 'public',
  dependsOnViewer: true,
  response: z.object({
    username: text,
    display_name: optionalText,
    statistics: listOf(
      z.object({
        type: text,
        total: wholeNumber,
        /** Titles that are completed or watched. */
        finished: wholeNumber,
        rated: wholeNumber,
        /** The average of the ratings, out of five; null without ratings. */
        average: optionalNumber,
      }),
    ),
  }),
  isExtension: true,
});
