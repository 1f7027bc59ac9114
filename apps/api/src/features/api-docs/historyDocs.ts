import type { OperationDocs } from './operationDocs.ts';

const tag = 'History';
const details = '`{ is_favourite, is_private, note, tags }`';
const diary = 'Diary';
const diaryPage = 'a [page of a diary](#diary)';
const diaryYear = '`{ year, first_year, total, undated, days, months }`; see [the diary](#diary)';
const pages =
  'A page of 50: the plays by the date of the end or else of the start, the newest first and those without a date last. Plays of titles that are not in the collection are left out.';
const months =
  'A month has the plays of which at least the month is known. An instant is on the day that it has in the time zone of the user.';
const year =
  'A play counts on a day, in a month and in the year as exactly as its date is known; `undated` counts those without any date, `first_year` is that of the first date.';
const savedPlay = '`{ status, rating, play }`: the play, and what the title is in the collection then';

/** The area of the calls of plays, notes and tags. */
export const historyTags = {
  [tag]:
    'What a user has recorded about a title: plays with dates as exactly as they are known, a note and tags. Only the user sees it.',
  [diary]: 'The plays of a user by date. A diary is private unless its user makes it public.',
} as const;

/** The texts of the calls of the history of a title and of statuses, by id. */
export const historyCallDocs: Readonly<Record<string, OperationDocs>> = {
  listTitleStatuses: {
    tag: 'Collections',
    summary: 'Get the statuses of several titles',
    description: 'Of those among up to 100 titles that the user tracks: for the cards of a page.',
    returns: '`{ titles: [{ id, status, rating }] }`, without the titles that are not tracked',
  },
  getTitleHistory: {
    tag,
    summary: 'Get the details and the first plays of a title',
    description: 'Without details and plays if the title is not in the collection.',
    returns: '`{ is_favourite, is_private, note, tags, plays, next }`; see [plays](#plays)',
    statuses: [404],
  },
  updateTitleHistory: {
    tag,
    summary: 'Change details of a tracked title',
    description:
      'Changes the fields that are sent; an empty note is removed, and `tags` replaces all tags. 409 if the title is not in the collection.',
    returns: details,
    statuses: [404, 409],
  },
  listPlays: {
    tag,
    summary: 'List the plays of a title',
    description:
      'A page of 50. Those in progress first, then the others by the date of the end or else of the start, the newest first and those without a date last.',
    returns: '`{ plays, next }`; see [plays](#plays)',
    statuses: [404],
  },
  addPlay: {
    tag,
    summary: 'Add a play of a title',
    description:
      'Also adds the title to the collection, and moves its status up. 409 if the collection is full, or the user has 200,000 plays.',
    returns: savedPlay,
    statuses: [404, 409],
  },
  updatePlay: {
    tag,
    summary: 'Change a play',
    description: 'Changes the fields that are sent. A new state may move the status of the title up.',
    returns: savedPlay,
    // 409: the title was removed meanwhile, and the collection is full.
    statuses: [404, 409],
  },
  removePlay: {
    tag,
    summary: 'Remove a play',
    description: 'With its episodes; the status of the title is unchanged. Idempotent.',
    returns: '`{ message }`',
  },
  listPlayEpisodes: {
    tag,
    summary: 'List the episodes of a play that have a date or a rating',
    returns: '`{ episodes: [{ season, number, watched, rating }] }`, by season and number',
    statuses: [404],
  },
  updatePlayEpisodes: {
    tag,
    summary: 'Change episodes of a play',
    description:
      'Saves the episodes that are sent; one without a date and a rating is removed. 409 if the play would have more than 5,000.',
    returns: 'all episodes of the play, as in the call before',
    statuses: [404, 409],
  },
  restoreTitle: {
    tag,
    summary: 'Restore a title that was removed from the collection',
    description:
      'Within 30 days, with status, rating, details and plays. 404 if there is nothing to restore, 409 if the collection is full.',
    returns: '`{ status, rating }`',
    statuses: [404, 409],
  },
  listTags: {
    tag,
    summary: 'List the tags of a user',
    returns: '`{ tags: [{ name, count }] }` by name, with the number of titles',
  },
  listDiary: {
    tag: diary,
    summary: 'List the plays of the diary',
    description: `${pages} ${months}`,
    returns: diaryPage,
  },
  getDiaryYear: {
    tag: diary,
    summary: 'Get the numbers of a year of the diary',
    description: year,
    returns: diaryYear,
  },
  listPublicDiary: {
    tag: diary,
    summary: 'List the plays of a public diary',
    description: `${pages} ${months} Without private plays and titles, notes, and the statuses of titles. A private diary has the same 404 as an unknown user.`,
    returns: diaryPage,
    statuses: [404],
  },
  getPublicDiaryYear: {
    tag: diary,
    summary: 'Get the numbers of a year of a public diary',
    description: `${year} Private plays and titles do not count.`,
    returns: diaryYear,
    statuses: [404],
  },
  getHistorySettings: {
    tag: diary,
    summary: 'Get the time zone and the visibility of the diary',
    description: 'The time zone is null until one is saved; instants are then days in UTC.',
    returns: '`{ time_zone, diary }`',
  },
  updateHistorySettings: {
    tag: diary,
    summary: 'Change the time zone and the visibility of the diary',
    description:
      'Changes the fields that are sent. With another time zone the days of instants are computed again; a date without a time stays what it is.',
    returns: '`{ time_zone, diary }`',
  },
};
