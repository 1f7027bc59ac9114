export const media = {
  statusMissing: 'Please choose a status.',
  unknownTitle: 'This title is not in the catalogue.',
  removed: 'The title is no longer in your collection.',
  unknownStatus: (statuses: readonly string[]) => `The status must be one of: ${statuses.join(', ')}.`,
  trailerFailed: 'The trailer could not be played.',
  wrongRating: 'The rating must be between 0 and 5, in steps of 0.5.',
} as const;
