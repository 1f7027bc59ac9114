/** Validation errors of a rating; in a file of its own because every page loads the contract of ratings. */
export const media = {
  unknownStatus: (statuses: readonly string[]) => `The status must be one of: ${statuses.join(', ')}.`,
  invalidRating: 'The rating must be between 0 and 5, in steps of 0.5.',
} as const;
