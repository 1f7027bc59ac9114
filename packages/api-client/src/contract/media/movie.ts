import * as z from 'zod/mini';
import { optionalNumber, optionalText } from '../schemas.ts';
import { defineCatalogue } from './define/defineCatalogue.ts';
import { commonFields, commonView, defineMediaType } from './define/defineMediaType.ts';
import {
  dateOf,
  factsFacet,
  genreFacet,
  periodFacets,
  rangeFacet,
  ratingFacet,
} from './define/titleFacets.ts';
import { cells, importedFields, type TitleStorage } from './define/titleStorage.ts';
import { fact, noDescription } from './mediaView.ts';
import { releaseDateOrYear } from './text/dates.ts';
import { displayTitle, stripInvisibleCharacters } from './text/providerText.ts';

const item = z.object({
  ...commonFields,
  title: optionalText,
  poster_image: optionalText,
  released: optionalText,
  runtime: optionalNumber,
  certification: optionalText,
  description: optionalText,
});

/** A movie; the required API does not define its fields, so these are our own. `runtime` is in minutes. */
export type Movie = z.output<typeof item>;

/** The media type movies. */
export const movie = defineMediaType({
  type: 'movie',
  label: 'Movie',
  pluralLabel: 'Movies',
  pluralNoun: 'movies',
  icon: 'film',
  item,
  collection: { root: '/api/userMovies', items: 'movies', isRemovalExtension: true },
  idField: 'movieId',
  statuses: ['watched', 'planned'],
  unsetStatusLabel: 'Not set',
  progress: 'percent',
  present(movie) {
    const { date, year } = releaseDateOrYear(movie.released, movie.release_year);
    return {
      ...commonView(movie),
      title: displayTitle([movie.title]),
      imageUrl: movie.poster_image || null,
      year,
      facts: [
        fact('Release Date', date),
        fact('Duration', movie.runtime && `${movie.runtime} min`),
        fact('Rating', movie.certification),
        // The director and the country are facts of the details, where they link to the browse page.
      ],
      description: stripInvisibleCharacters(movie.description ?? '') || noDescription,
    };
  },
});

/** The endpoints under /api/movies, which the required API does not have, and the paths of movie pages on the site. */
export const movieCatalogue = defineCatalogue(movie, {
  isExtension: true,
  dataCredit: { name: 'TMDB', url: 'https://www.themoviedb.org/' },
});

/** How a server stores movies. */
export const movieStorage: TitleStorage = {
  schemaType: 'Movie',
  imageFields: (imageUrl) => ({ poster_image: imageUrl }),
  builtIn: {
    table: 'movies',
    source: 'tmdb',
    example: { slug: 'the-godfather', title: 'The Godfather' },
    // The scores in the table are those of TMDB, whose terms do not allow them to be stored for longer than six months.
    read: (row) => ({
      title: row.title,
      released: cells.text(row.released),
      runtime: cells.number(row.runtime_min),
      certification: cells.text(row.certification),
      genres: cells.list(row.genres),
      type: 'movie',
      original_title: cells.text(row.original_title),
      facts: {
        director: cells.text(row.director),
        country: cells.text(row.country),
      },
    }),
  },
  cardFields: ['title', 'released', 'genres', 'type'],
  factFields: ['description'],
  relatingFacts: [
    { fact: 'director', label: 'Director', relates: 'people' },
    { fact: 'country', label: 'Country' },
    // An id of Wikidata.
    { fact: 'series', relates: 'series' },
  ],
  fromImport: ({ name, released, description, ...title }) => {
    const { facts, ...fields } = importedFields(title);
    return {
      title: name,
      ...(released && { released }),
      ...fields,
      type: 'movie',
      facts: { ...facts, description },
    };
  },
  names: ({ title, original_title }) => [title, original_title],
  browse: {
    facets: () => [
      genreFacet,
      ...periodFacets,
      /* @__PURE__ */ factsFacet('director', 'Director'),
      /* @__PURE__ */ factsFacet('country', 'Country'),
      /* @__PURE__ */ rangeFacet('length', 'Length', 'min', [1, 60, 90, 120, 150], ({ runtime }) => runtime),
      ratingFacet,
    ],
    released: ({ released }) => dateOf(released),
    // Those of TMDB must not be stored for longer than six months, and no other source has any.
    average: () => null,
  },
};
