/** Messages about titles in the collection of the signed-in user. */

export const collection = {
  removeFailed: (mediaType: string) =>
    `Failed to remove ${mediaType} from your collection. Please try again later.`,
  confirmRemove: (title: string) => `Are you sure you want to remove ${title} from your collection?`,
  removed: (title: string) => `${title} has been removed from your collection.`,
  rated: (title: string) => `${title} has been rated`,
  empty: (mediaTypes: string, filter: string) =>
    `You haven't added any ${mediaTypes} to your ${filter} collection yet`,
  signedOut: 'Please log in to view your account',
} as const;
