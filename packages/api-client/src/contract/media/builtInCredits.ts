import type { Credit } from './mediaView.ts';

/** Whose data the built-in titles are that people can browse. */
export const builtInCredits = {
  game: { name: 'RAWG', url: 'https://rawg.io/' },
  anime: { name: 'MyAnimeList', url: 'https://myanimelist.net/' },
} as const satisfies Record<string, Credit>;
