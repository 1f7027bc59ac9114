import type { MediaView } from '@gildshelf/api-client/contract';
import { type CoverShape, coverDataUri, drawCover } from '@gildshelf/api-client/cover';
import { present } from '@gildshelf/api-client/react';
import { fixtureAnime, fixtureGames, fixtureTitle } from '@gildshelf/api-client/testing';

/** The fixture titles of both media types. */
export const games = fixtureGames.map((item) => present('game', item));
export const anime = fixtureAnime.map((item) => present('anime', item));

/** The title that `TitlePart` shows. */
export const zelda = present('game', fixtureTitle('game', 'the-legend-of-zelda-breath-of-the-wild'));

/** Returns a data URI of the generated cover of a title, for one of the cover shapes. */
export function coverUrl(view: MediaView, shape: CoverShape): string {
  return coverDataUri(drawCover(view, shape));
}
