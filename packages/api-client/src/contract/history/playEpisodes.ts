import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { history as messages } from '../messages/history.ts';
import * as ownLimits from '../ownLimits.ts';
import { listOf, nullIfInvalid, optionalNumber, wholeNumber } from '../schemas.ts';
import { isPartialDate, partialDate } from './partialDate.ts';
import { givenRating } from './play.ts';

// Not in titleHistory.ts: z.array would add 0.4 kB to every first visit, as soon as a page of the site imports this file.

const isEpisodeNumber = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= ownLimits.progress;
const episodeNumber = z.custom<number>(isEpisodeNumber, messages.invalidEpisode);

const givenEpisode = z.strictObject({
  /** The number of the season, 0 for specials; 1 where there are no seasons. */
  season: episodeNumber,
  number: episodeNumber,
  watched: z.nullable(partialDate),
  rating: z.nullable(givenRating),
});

const episode = z.object({
  season: wholeNumber,
  number: wholeNumber,
  watched: nullIfInvalid(z.custom<string>(isPartialDate)),
  rating: optionalNumber,
});

/** An episode or chapter of a play with its date or its rating. */
export type PlayedEpisode = z.output<typeof episode>;

const episodeList = z.object({ episodes: listOf(episode) });

const path = '/api/plays/:playId/episodes';
const call = { path, access: 'user', isExtension: true } as const;

/** The episodes of a play that have a date or a rating, in order. */
export const listPlayEpisodes = defineEndpoint({
  ...call,
  id: 'listPlayEpisodes',
  method: 'GET',
  response: episodeList,
});

/** Saves episodes of a play; one without a date and a rating is removed, the others are unchanged. The response has all of them. */
export const updatePlayEpisodes = defineEndpoint({
  ...call,
  id: 'updatePlayEpisodes',
  method: 'PATCH',
  body: z.strictObject({ episodes: z.array(givenEpisode) }),
  response: episodeList,
});
