import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listOfTitles, type TitleEntry } from '../media/titleEntries.ts';
import { listOf, optionalNumber, optionalText, text, wholeNumber } from '../schemas.ts';
import { play } from './play.ts';

const diaryQuery = z.object({
  /** Only the plays that ended, or else started, in a month such as '2026-11'; 'undated': those without a date. */
  month: z.optional(z.string()),
  /** Only the plays of one media type. */
  type: z.optional(z.string()),
  /** The cursor: `next` of the previous page. */
  after: z.optional(z.string()),
  limit: z.optional(z.string()),
});

const entryFields = {
  play,
  /** The status of the title is not in the diary of another user. */
  status: optionalText,
};

/** A play with its title and the media type of the title. */
export type DiaryEntry = TitleEntry<z.output<z.ZodMiniObject<typeof entryFields>>>;

const diaryPage = z.object({
  username: text,
  display_name: optionalText,
  avatar_url: optionalText,
  /** The newest first, by the date of the end or else of the start. */
  entries: listOfTitles(entryFields),
  /** The value of `after` for the next page; null on the last page. */
  next: optionalText,
});

/** A page of a diary. */
export type DiaryPage = z.output<typeof diaryPage>;

const diaryYear = z.object({
  year: wholeNumber,
  /** The first year with a play; null without plays that have a date. */
  first_year: optionalNumber,
  /** Number of plays that have a date in this year, and of those without any date. */
  total: wholeNumber,
  undated: wholeNumber,
  /** The days of the year with plays, in order; a play without a day is not counted here. */
  days: listOf(z.object({ date: text, count: wholeNumber })),
  /** The numbers of each month with plays, in order. */
  months: listOf(
    z.object({
      month: text,
      count: wholeNumber,
      repeats: wholeNumber,
      /** The average of the ratings of its plays; null without ratings. */
      average: optionalNumber,
      types: listOf(z.object({ type: text, count: wholeNumber })),
    }),
  ),
});

/** The numbers of a year of a diary. */
export type DiaryYear = z.output<typeof diaryYear>;

const own = { method: 'GET', access: 'user', isExtension: true } as const;
// The diary of another user depends on whether the caller sees adult titles.
const other = { method: 'GET', access: 'public', dependsOnViewer: true, isExtension: true } as const;

/** A page of the caller's diary. */
export const listDiary = defineEndpoint({
  ...own,
  id: 'listDiary',
  path: '/api/diary',
  query: diaryQuery,
  response: diaryPage,
});

/** The numbers of a year of the caller's diary. */
export const getDiaryYear = defineEndpoint({
  ...own,
  id: 'getDiaryYear',
  path: '/api/diary/years/:year',
  response: diaryYear,
});

/** A page of a public diary, without notes and private plays; a private diary is a 404, like an unknown user. */
export const listPublicDiary = defineEndpoint({
  ...other,
  id: 'listPublicDiary',
  path: '/api/collections/:username/diary',
  query: diaryQuery,
  response: diaryPage,
});

/** The numbers of a year of a public diary. */
export const getPublicDiaryYear = defineEndpoint({
  ...other,
  id: 'getPublicDiaryYear',
  path: '/api/collections/:username/diary/years/:year',
  response: diaryYear,
});
