import { animeStorage } from './anime.ts';
import type { TitleStorage } from './define/titleStorage.ts';
import { gameStorage } from './game.ts';
import type { MediaType } from './index.ts';
import { movieStorage } from './movie.ts';

/** How a server stores the titles of each media type; in a file of its own because no page needs it. */
export const titleStorage: Readonly<Record<MediaType, TitleStorage>> = {
  game: gameStorage,
  anime: animeStorage,
  movie: movieStorage,
};
