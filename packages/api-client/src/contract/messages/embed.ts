/** Messages of widgets, of oEmbed responses, of share images and of feeds. */

export const embed = {
  unknownWidget: 'There is no widget of this name: carousel, list, rating, collection, badge or user-list.',
  slugMissing: "A rating needs the slug of its title, as it stands in the address of the title's page.",
  listMissing: "A user's list needs its slug, as it stands in the address of its page.",
  slugsMissing: 'A list needs the slugs of its titles, with commas between them.',
  tooManySlugs: (maximum: number) => `A list can show up to ${maximum} titles.`,
  noTitles: 'The host has none of these titles.',
  userMissing: 'A collection needs the name of the person whose it is.',
  invalidCount: (maximum: number) => `The count must be a whole number from 1 to ${maximum}.`,
  invalidAccent: 'The accent must be a colour of six digits, such as #ffd700.',
  invalidChoice: (name: string, choices: readonly string[]) => `The ${name} must be ${choices.join(' or ')}.`,
  unknownTitle: 'There is no title of this kind to rate.',
  collectionNotPublic: 'There is no public collection of this name.',
  ratingOf: (title: string) => `Rating of ${title}`,
  unrated: 'Nobody has rated it here yet',
  averageOfOne: 'Average of {count} rating on Gildshelf',
  average: 'Average of {count} ratings on Gildshelf',
  oneRating: '{count} rating',
  ratings: '{count} ratings',
  statisticsOf: (name: string) => `The collection of ${name} in numbers`,
  temporarilyUnavailable: 'This cannot be shown right now. It is tried again in a moment.',
  fromTheShelves: 'From the shelves of',
} as const;

/** The text of share images (Open Graph) of titles and users. */
export const shareImage = {
  product: 'Gildshelf',
  count: (count: number, label: string) => `${count} ${label}`,
  empty: 'Nothing on the shelf yet.',
  recentlyAdded: 'Lately on the shelf',
  ofTitle: (title: string, year: number | null) =>
    year ? `${title} (${year}) on Gildshelf` : `${title} on Gildshelf`,
  listBy: (name: string) => `A list by ${name}`,
  ofUser: (name: string) => `${name} on Gildshelf`,
} as const;

/** The text of feeds of public collections. */
export const feed = {
  ofType: (title: string, pluralNoun: string) => `${title}: ${pluralNoun}`,
  rated: (status: string, rating: number | string) => `${status}, rated ${rating} of 5`,
} as const;

export const oembed = {
  urlMissing: "'url' must be the address of a page.",
  invalidSize: (name: string) => `'${name}' must be a whole number of pixels.`,
  invalidFormat: 'Only the format json is served.',
} as const;
