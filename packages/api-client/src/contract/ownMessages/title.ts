export const title = {
  statusMissing: 'Please choose a status.',
  unknownTitle: 'This title is not in the catalogue.',
  removed: 'The title is no longer in your collection.',
  trailerFailed: 'The trailer could not be played.',
} as const;
