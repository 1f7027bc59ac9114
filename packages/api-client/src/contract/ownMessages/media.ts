/** What refuses a rating: every page carries it, for the contract of ratings stands in all of them. */
export const media = {
  unknownStatus: (statuses: readonly string[]) => `The status must be one of: ${statuses.join(', ')}.`,
  wrongRating: 'The rating must be between 0 and 5, in steps of 0.5.',
} as const;
