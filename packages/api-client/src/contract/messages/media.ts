export const media = {
  detailsFailed: 'Failed to load details. Please try again later.',
  userContentFailed: 'Failed to fetch user content data.',
  ratingFailed: 'Failed to submit rating. Please try again.',
  ratingSaved: 'Rating updated successfully!',
  userMissing: 'User information not found',
  unsupportedType: 'Unsupported content type',
} as const;
