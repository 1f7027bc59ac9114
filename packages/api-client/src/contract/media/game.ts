import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import * as messages from '../messages/required.ts';
import { nullIfInvalid, optionalListOf, optionalNumber, optionalText, trueOrFalse } from '../schemas.ts';
import { defineCatalogue } from './define/defineCatalogue.ts';
import { commonFields, commonView, defineMediaType } from './define/defineMediaType.ts';
import {
  averageOf,
  dateOf,
  factsFacet,
  genreFacet,
  namesFacet,
  periodFacets,
  ratingFacet,
} from './define/titleFacets.ts';
import { cells, importedFields, type TitleStorage } from './define/titleStorage.ts';
import { noDescription, unknownFact } from './mediaView.ts';
import { releaseDate } from './text/dates.ts';
import {
  displayTitle,
  htmlToText,
  stripInvisibleCharacters,
  withoutSpanishPart,
} from './text/providerText.ts';

const item = z.object({
  ...commonFields,
  name: optionalText,
  background_image: optionalText,
  released: optionalText,
  tba: z.catch(z.nullish(trueOrFalse), null),
  platforms: optionalListOf(z.object({ platform: z.object({ name: optionalText, slug: optionalText }) })),
  esrb_rating: nullIfInvalid(z.object({ name: optionalText })),
  rawg_rating: optionalNumber,
  rating_source: optionalText,
  description_raw: optionalText,
  description: optionalText,
});

/**
 * A game as a host sends it; `rawg_rating` is out of 5, `released` an ISO date in UTC. `rating_source` is the name of the
 * provider of the average, 'RAWG' by default.
 */
export type Game = z.output<typeof item>;

/** The average out of 5, rounded to hundredths; null when missing, 0 (which some hosts send when missing) or out of range. */
function average({ rawg_rating: rating }: Game): number | null {
  return rating && rating > 0 && rating <= limits.ratingMaximum ? Math.round(rating * 100) / 100 : null;
}

function platformNames(game: Game): string[] {
  return (game.platforms ?? []).flatMap(({ platform }) => platform.name || platform.slug || []);
}

/** The media type games. */
export const game = defineMediaType({
  type: 'game',
  label: 'Game',
  pluralLabel: 'Games',
  pluralNoun: 'games',
  icon: 'gamepad',
  item,
  collection: { root: '/api/userGames', items: 'games' },
  idField: 'gameId',
  statuses: ['playing', 'planned', 'completed', 'dropped'],
  filterLabels: { playing: 'Currently Playing' },
  unsetStatusLabel: 'Not played',
  progress: 'minutes',
  present(game) {
    const platforms = platformNames(game).join(', ');
    const date = releaseDate(game.released, game.tba === true);
    const averageRating = average(game);
    return {
      ...commonView(game),
      title: displayTitle([game.name]),
      imageUrl: game.background_image || null,
      year: Number(date.slice(6)) || game.release_year || null,
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
        withoutSpanishPart(stripInvisibleCharacters(game.description_raw ?? '')) ||
        withoutSpanishPart(htmlToText(game.description ?? '')) ||
        noDescription,
    };
  },
});

/** The endpoints under /api/games and the paths of game pages on the site. */
export const gameCatalogue = defineCatalogue(game, {
  dataCredit: { name: 'RAWG', url: 'https://rawg.io/' },
  malformedMessage: messages.home.noGames,
});

const platform = (name: string) => ({
  platform: { name, slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-') },
});

/** How a server stores games. */
export const gameStorage: TitleStorage = {
  schemaType: 'VideoGame',
  imageFields: (imageUrl) => ({ background_image: imageUrl }),
  builtIn: {
    table: 'games',
    source: 'rawg',
    example: { slug: 'the-witcher-3-wild-hunt', title: 'The Witcher 3: Wild Hunt' },
    read: (row, description) => ({
      name: row.name,
      released: cells.text(row.released),
      tba: row.tba === '1',
      platforms: cells.list(row.platforms).map(platform),
      esrb_rating: row.esrb ? { name: row.esrb } : null,
      rawg_rating: cells.number(row.rating),
      description_raw: description,
      genres: cells.list(row.genres),
      type: 'game',
      facts: { developer: cells.text(row.developer), rating_source: cells.text(row.rating_source) },
    }),
  },
  cardFields: ['name', 'released', 'tba', 'genres', 'type'],
  relatingFacts: [
    { fact: 'developer', label: 'Developer', relates: 'people' },
    { fact: 'publisher', label: 'Publisher' },
    { fact: 'series', label: 'Series', relates: 'series' },
  ],
  fromImport: ({ name, released, platforms, description, ...title }) => ({
    name,
    ...(released && { released }),
    ...importedFields(title),
    type: 'game',
    ...(platforms && { platforms: platforms.map((name) => ({ platform: { name } })) }),
    ...(description && { description_raw: description }),
  }),
  names: ({ name }) => [name],
  browse: {
    facets: () => [
      genreFacet,
      ...periodFacets,
      /* @__PURE__ */ namesFacet(
        'platform',
        'Platform',
        ({ platforms }) =>
          Array.isArray(platforms) &&
          platforms.map((entry) => entry?.platform?.name || entry?.platform?.slug),
      ),
      /* @__PURE__ */ factsFacet('developer', 'Developer'),
      /* @__PURE__ */ factsFacet('series', 'Series'),
      ratingFacet,
    ],
    released: ({ released, tba }) => (tba === true ? null : dateOf(released)),
    average: ({ rawg_rating }) => averageOf(rawg_rating, limits.ratingMaximum),
  },
};
