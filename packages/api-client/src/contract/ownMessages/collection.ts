export const collection = {
  wrongLimit: (maximum: number) => `'limit' must be a whole number from 1 to ${maximum}.`,
  wrongCursor: "'after' must be what the Link header of the page before says.",
  wrongNext: "'after' must be `next` of the page before.",
  /** The same for one that is private and for a person who is not there. */
  notPublic: 'There is no public collection under this name.',
  /** A person tracks as many titles as the server's setting lets them. */
  full: (most: number) =>
    `Your collection is full: it can hold ${most.toLocaleString('en-GB')}. Remove a title to add another.`,
} as const;
