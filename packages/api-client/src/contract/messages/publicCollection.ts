/** Messages of public collections, and of the queries of any collection. */

export const publicCollection = {
  title: (name: string) => `${name}’s collection`,
  summary: (counts: string) => `${counts} on the shelves of Gildshelf.`,
  emptySummary: 'Nothing yet on the shelves of Gildshelf.',
  failed: 'This collection could not be loaded. Please try again.',
  empty: (pluralWord: string) => `No ${pluralWord} yet.`,
  emptyStatus: 'No {titles} with this status at the moment.',
  shown: 'Showing {shown} of {total}.',
  more: 'Show more',
  loadingMore: 'Loading more…',
  moreFailed: 'More titles could not be loaded. Please try again.',
  fromStart: 'Back to the start',
} as const;

export const collection = {
  invalidLimit: (maximum: number) => `'limit' must be a whole number from 1 to ${maximum}.`,
  invalidCursor: "'after' must be what the Link header of the page before says.",
  invalidNext: "'after' must be `next` of the page before.",
  /** The same message for a private collection and for an unknown user. */
  notPublic: 'There is no public collection under this name.',
  /** `maximum` is the server's setting for the number of titles per user. */
  full: (maximum: number) =>
    `Your collection is full: it can hold ${maximum.toLocaleString('en-GB')}. Remove a title to add another.`,
} as const;
