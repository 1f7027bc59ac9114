import type { MediaType } from '@gildshelf/api-client/contract';
import { anime } from './anime.ts';
import type { CatalogueSource } from './CatalogueSource.ts';
import { games } from './games.ts';
import { movies } from './movies.ts';

export const catalogueSources: Readonly<Record<MediaType, CatalogueSource>> = {
  game: games,
  anime,
  movie: movies,
};
