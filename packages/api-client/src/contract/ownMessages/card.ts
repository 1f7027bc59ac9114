/** What cards say, the pictures that stand for a title or a person on other pages. */
export const card = {
  product: 'Gildshelf',
  counted: (count: number, word: string) => `${count} ${word}`,
  empty: 'Nothing on the shelf yet.',
  lately: 'Lately on the shelf',
  ofTitle: (title: string, year: number | null) =>
    year ? `${title} (${year}) on Gildshelf` : `${title} on Gildshelf`,
  ofPerson: (name: string) => `${name} on Gildshelf`,
} as const;
