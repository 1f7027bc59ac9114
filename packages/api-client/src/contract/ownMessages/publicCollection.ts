export const publicCollection = {
  title: (name: string) => `${name}’s collection`,
  summary: (counts: string) => `${counts || 'Nothing yet'} on the shelves of Gildshelf.`,
  failed: 'This collection could not be loaded. Please try again.',
  empty: (pluralWord: string) => `No ${pluralWord} yet.`,
  shown: (shown: number, total: number) => `Showing ${shown} of ${total}.`,
  more: 'Show more',
  loadingMore: 'Loading more…',
  moreFailed: 'More titles could not be loaded. Please try again.',
  fromStart: 'Back to the start',
} as const;
