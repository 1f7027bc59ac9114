/** The text of share images (Open Graph) of titles and users. */
export const shareImage = {
  product: 'Gildshelf',
  count: (count: number, label: string) => `${count} ${label}`,
  empty: 'Nothing on the shelf yet.',
  recentlyAdded: 'Lately on the shelf',
  ofTitle: (title: string, year: number | null) =>
    year ? `${title} (${year}) on Gildshelf` : `${title} on Gildshelf`,
  ofUser: (name: string) => `${name} on Gildshelf`,
} as const;
