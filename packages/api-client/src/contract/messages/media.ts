/** Messages of a title, on any page. */

export const media = {
  detailsFailed: 'Failed to load details. Please try again later.',
  userContentFailed: 'Failed to fetch user content data.',
  ratingFailed: 'Failed to submit rating. Please try again.',
  ratingSaved: 'Rating updated successfully!',
  userMissing: 'User information not found',
  unsupportedType: 'Unsupported content type',
} as const;

export const title = {
  statusMissing: 'Please choose a status.',
  unknownTitle: 'This title is not in the catalogue.',
  removed: 'The title is no longer in your collection.',
  trailerFailed: 'The trailer could not be played.',
} as const;
