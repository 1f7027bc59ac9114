import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { history as messages } from '../messages/history.ts';
import * as ownLimits from '../ownLimits.ts';
import {
  acknowledgement,
  listOf,
  optionalNumber,
  optionalText,
  text,
  trueOrFalse,
  wholeNumber,
} from '../schemas.ts';
import { givenNote, newPlay, play, playChange } from './play.ts';

/** The form in which a tag is stored: lower case, without spaces at its ends, with single spaces. */
export function normalTag(tag: string): string {
  return tag.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Whether a text can be a tag, in its stored form. */
export function isTag(value: unknown): value is string {
  if (typeof value !== 'string' || value !== normalTag(value)) return false;
  return value !== '' && value.length <= ownLimits.tag && !/[,\p{C}]/u.test(value);
}

const tags = z
  .custom<string[]>((value) => Array.isArray(value) && value.every(isTag), messages.invalidTag)
  .check(z.refine((value) => new Set(value).size <= ownLimits.tags, messages.tooManyTags));

const detailsChange = z.strictObject({
  is_favourite: z.optional(trueOrFalse),
  /** A private title is in no public collection, diary or count. */
  is_private: z.optional(trueOrFalse),
  /** A note that only its author sees; empty removes it. */
  note: z.optional(givenNote),
  /** All tags of the title, in the form of `normalTag`. */
  tags: z.optional(tags),
});

/** The details of a tracked title to change. */
export type TitleDetailsChange = z.input<typeof detailsChange>;

const details = {
  is_favourite: trueOrFalse,
  is_private: trueOrFalse,
  note: optionalText,
  tags: listOf(text),
};

/** A page of plays: those in progress first, then the others, the newest first and those without a date last. */
const playPage = {
  plays: listOf(play),
  /** The value of `after` for the next page; null on the last page. */
  next: optionalText,
};

/** The status and the rating of a title; null if it is not tracked. */
const tracking = { status: optionalText, rating: optionalNumber };

const titlePath = '/api/history/:mediaType/:titleId';
const playPath = '/api/plays/:playId';
const call = { access: 'user', isExtension: true } as const;
const savedPlay = z.object({ ...tracking, play });

/** What a user has recorded about a title, by its slug or id; without details and plays if there is nothing. */
export const getTitleHistory = defineEndpoint({
  ...call,
  id: 'getTitleHistory',
  method: 'GET',
  path: titlePath,
  response: z.object({ ...details, ...playPage }),
});

/** What a user has recorded about a title, with the first page of plays. */
export type TitleHistory = z.output<typeof getTitleHistory.response>;

/** Changes details of a tracked title; a field that is missing is unchanged. */
export const updateTitleHistory = defineEndpoint({
  ...call,
  id: 'updateTitleHistory',
  method: 'PATCH',
  path: titlePath,
  body: detailsChange,
  response: z.object(details),
});

/** A further page of the plays of a title. */
export const listPlays = defineEndpoint({
  ...call,
  id: 'listPlays',
  method: 'GET',
  path: `${titlePath}/plays`,
  query: z.object({ after: z.optional(z.string()), limit: z.optional(z.string()) }),
  response: z.object(playPage),
});

/** Adds a play, and the title to the collection if it is not in it. The status of the title moves up only. */
export const addPlay = defineEndpoint({
  ...call,
  id: 'addPlay',
  method: 'POST',
  path: `${titlePath}/plays`,
  body: newPlay,
  response: savedPlay,
});

/** Changes fields of a play. The status of the title moves up only, if the state of the play changes. */
export const updatePlay = defineEndpoint({
  ...call,
  id: 'updatePlay',
  method: 'PATCH',
  path: playPath,
  body: playChange,
  response: savedPlay,
});

/** Removes a play with its episodes; idempotent. The status of the title is unchanged. */
export const removePlay = defineEndpoint({
  ...call,
  id: 'removePlay',
  method: 'DELETE',
  path: playPath,
  response: acknowledgement,
});

/** Restores a title that was removed from the collection in the last 30 days, with its status, rating and history. */
export const restoreTitle = defineEndpoint({
  ...call,
  id: 'restoreTitle',
  method: 'POST',
  path: `${titlePath}/restore`,
  response: z.object(tracking),
});

/** The tags of a user with the number of titles that have them, by name. */
export const listTags = defineEndpoint({
  ...call,
  id: 'listTags',
  method: 'GET',
  path: '/api/tags',
  response: z.object({ tags: listOf(z.object({ name: text, count: wholeNumber })) }),
});
