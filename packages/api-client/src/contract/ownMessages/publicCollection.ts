export const publicCollection = {
  title: (name: string) => `${name}’s collection`,
  summary: (counted: string) => `${counted || 'Nothing yet'} on the shelves of Gildshelf.`,
  failed: 'This collection could not be loaded. Please try again.',
  empty: (pluralWord: string) => `No ${pluralWord} yet.`,
  lastOf: (shown: number, total: number) => `The last ${shown} of ${total}.`,
} as const;
