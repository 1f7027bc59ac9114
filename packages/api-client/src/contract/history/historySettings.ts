import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { history as messages } from '../messages/history.ts';
import { nullIfInvalid, text } from '../schemas.ts';

const isDiaryVisibility = (value: unknown) => value === 'private' || value === 'public';
const isTimeZone = (value: unknown) => {
  if (typeof value !== 'string') return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
};

const call = { path: '/api/profile/history', access: 'user', isExtension: true } as const;

const settings = {
  /** The IANA name of the time zone in which instants are days of the diary; null: UTC, until the browser's is saved. */
  time_zone: nullIfInvalid(text),
  diary: z.custom<'private' | 'public'>(isDiaryVisibility),
};

/** The settings of a user's history: 'private' and without a time zone by default. */
export const getHistorySettings = defineEndpoint({
  ...call,
  id: 'getHistorySettings',
  method: 'GET',
  response: z.object(settings),
});

/** The settings of a user's history. */
export type HistorySettings = z.output<typeof getHistorySettings.response>;

/** Changes settings of the history; one that is missing is unchanged. */
export const updateHistorySettings = defineEndpoint({
  ...call,
  id: 'updateHistorySettings',
  method: 'PATCH',
  body: z.strictObject({
    time_zone: z.optional(z.custom<string>(isTimeZone, messages.unknownTimeZone)),
    diary: z.optional(settings.diary),
  }),
  response: z.object(settings),
});
