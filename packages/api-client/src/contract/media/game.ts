import * as z from 'zod/mini';
import { limits, storageKeys } from '../limits.ts';
import * as messages from '../messages.ts';
import {
  optionalListOf,
  optionalNumber,
  optionalPart,
  optionalRawText,
  optionalText,
  text,
  titleId,
} from '../reading.ts';
import { releaseDate } from './dates.ts';
import { defineCatalogue } from './defineCatalogue.ts';
import { defineMediaType } from './defineMediaType.ts';
import { withoutSpanishPart } from './descriptionText.ts';
import { noDescription, unknownFact } from './mediaView.ts';
import { plainText } from './plainText.ts';
import { shownWith } from './shownWith.ts';
import { titleText } from './titleText.ts';
import { usableSlug } from './usableSlug.ts';
import { visibleText } from './visibleText.ts';

const item = z.object({
  ...shownWith,
  id: titleId,
  slug: optionalRawText,
  name: optionalText,
  background_image: optionalText,
  released: optionalText,
  tba: z.catch(z.nullish(z.boolean()), null),
  platforms: optionalListOf(z.object({ platform: z.object({ name: optionalText, slug: optionalText }) })),
  esrb_rating: optionalPart(z.object({ name: optionalText })),
  rawg_rating: optionalNumber,
  rating_source: optionalText,
  description_raw: optionalText,
  description: optionalText,
  genres: optionalListOf(text),
  type: optionalText,
});

/**
 * A game as a host describes it (§3); `rawg_rating` is out of 5, `released` an ISO date read as UTC. `rating_source` names whose average
 * it is: RAWG's, unless a host says otherwise.
 */
export type Game = z.output<typeof item>;

/** Out of 5, to the hundredth; null where there is none, which some hosts write as 0, and for what no average can be. */
function average({ rawg_rating: rating }: Game): number | null {
  return rating && rating > 0 && rating <= limits.ratingMaximum ? Math.round(rating * 100) / 100 : null;
}

function platformNames(game: Game): string[] {
  return (game.platforms ?? []).flatMap(({ platform }) => platform.name || platform.slug || []);
}

/** Everything that is particular to games. */
export const game = defineMediaType({
  type: 'game',
  label: 'Game',
  pluralLabel: 'Games',
  pluralWord: 'games',
  item,
  collection: { root: '/api/userGames', items: 'games' },
  idField: 'gameId',
  statuses: ['playing', 'planned', 'completed', 'dropped'],
  filterOrder: ['planned', 'playing', 'completed', 'dropped'],
  filterLabels: { playing: 'Currently Playing' },
  unsetStatusLabel: 'Not played',
  editTitle: 'Edit Game',
  schemaType: 'VideoGame',
  imageFields: (imageUrl) => ({ background_image: imageUrl }),
  present(game) {
    const platforms = platformNames(game).join(', ');
    const date = releaseDate(game.released, game.tba === true);
    const averageRating = average(game);
    return {
      id: String(game.id),
      slug: usableSlug(game.slug),
      title: titleText([game.name]),
      imageUrl: game.background_image || null,
      imageSet: game.image_srcset,
      credits: game.credits,
      year: Number(date.slice(6)) || null,
      genres: game.genres ?? [],
      averageRating,
      averageSource: averageRating ? game.rating_source || 'RAWG' : null,
      facts: [
        { label: 'Release Date', value: date },
        { label: 'Platforms', value: platforms || unknownFact, detail: platforms, isLong: true },
        { label: 'ESRB Rating', value: game.esrb_rating?.name || 'Rating Pending' },
        {
          label: 'Average Rating',
          value: averageRating ? `${averageRating} / ${limits.ratingMaximum}` : unknownFact,
          isAverage: true,
        },
      ],
      description:
        withoutSpanishPart(visibleText(game.description_raw ?? '')) ||
        withoutSpanishPart(plainText(game.description ?? '')) ||
        noDescription,
    };
  },
});

/** The calls under /api/games and where games live on the site. */
export const gameCatalogue = defineCatalogue({
  root: '/api/games',
  top: '/top',
  refreshTop: '/update-top-games',
  entryField: 'game',
  item,
  label: game.label,
  present: game.present,
  topStorageKey: storageKeys.topGames,
  topTitle: 'Top 100 Games',
  sentences: {
    notAList: messages.home.noGames,
    failed: messages.home.gamesFailed,
    refreshFailed: messages.home.updateGamesFailed,
  },
  notFound: 'Game information not found',
  detailPath: (slug) => `/game/${encodeURIComponent(slug)}`,
});
