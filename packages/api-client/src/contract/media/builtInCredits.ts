import type { Credit } from './mediaView.ts';

/** The providers of the data of the built-in catalogue titles. */
export const builtInCredits = {
  game: { name: 'RAWG', url: 'https://rawg.io/' },
  anime: { name: 'MyAnimeList', url: 'https://myanimelist.net/' },
} as const satisfies Record<string, Credit>;
