import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { history as messages } from '../messages/history.ts';
import * as ownLimits from '../ownLimits.ts';
import { listOf, nullIfInvalid, optionalNumber, wholeNumber } from '../schemas.ts';
import { isPartialDate, partialDate } from './partialDate.ts';
import { givenRating } from './play.ts';

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

type GivenEpisode = z.input<typeof givenEpisode>;

const isList = Object.assign((value: unknown) => Array.isArray(value), { item: givenEpisode });

/** A list that is invalid if one of its entries is. Not z.array, which would add 0.4 kB to the JavaScript of every first visit. */
const givenEpisodes = z.pipe(
  z.custom<readonly GivenEpisode[]>(isList),
  z.transform((episodes: readonly GivenEpisode[], { issues }) => {
    for (const [index, given] of episodes.entries())
      for (const issue of givenEpisode.safeParse(given).error?.issues ?? [])
        issues.push({ ...issue, path: [index, ...issue.path], input: given } as (typeof issues)[number]);
    return episodes;
  }),
);

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
  body: z.strictObject({ episodes: givenEpisodes }),
  response: episodeList,
});
