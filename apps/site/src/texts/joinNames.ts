import { dateLocale } from '@gildshelf/api-client/contract';

/** 'games and anime', 'games, anime and books'. */
export function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat(dateLocale, { type: 'conjunction' }).format(names);
}

/** The announcement of the features that are not available yet: the media types that cannot be browsed, and others. */
export function listUpcoming(withoutPages: readonly string[], withPages: readonly string[]): string {
  const announced = new Set([...withoutPages, 'TV shows']);
  const missing = [...announced].filter((name) => !withPages.includes(name));
  return `More features (${[...missing, 'deeper community tools'].join(', ')}) are coming.`;
}
