import type { OperationDocs } from './operationDocs.ts';

const tag = 'History';
const details = '`{ is_favourite, is_private, note, tags }`';
const savedPlay = '`{ status, rating, play }`: the play, and what the title is in the collection then';

/** The area of the calls of plays, notes and tags. */
export const historyTags = {
  [tag]:
    'What a user has recorded about a title: plays with dates as exactly as they are known, a note and tags. Only the user sees it.',
} as const;

/** The texts of the calls of the history of a title, by id. */
export const historyCallDocs: Readonly<Record<string, OperationDocs>> = {
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
};
