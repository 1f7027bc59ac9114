import type { MediaView } from '@gildshelf/api-client/contract';
import { type CoverShape, coverDataUri, drawCover } from '@gildshelf/api-client/cover';
import { present } from '@gildshelf/api-client/react';
import { fixtureAnime, fixtureGames, fixtureTitle } from '@gildshelf/api-client/testing';

/** The best of both catalogues, as cards show them. */
export const games = fixtureGames.map((item) => present('game', item));
export const anime = fixtureAnime.map((item) => present('anime', item));

/** The title that the page is about. */
export const zelda = present('game', fixtureTitle('game', 'the-legend-of-zelda-breath-of-the-wild'));

/** A title's cover, drawn for a shape. */
export function coverOf(view: MediaView, shape: CoverShape): string {
  return coverDataUri(drawCover(view, shape));
}
