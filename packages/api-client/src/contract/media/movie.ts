import * as z from 'zod/mini';
import { optionalListOf, optionalNumber, optionalRawText, optionalText, text, titleId } from '../schemas.ts';
import { defineMediaType, presentationFields } from './define/defineMediaType.ts';
import { cells, importedFields, type TitleStorage } from './define/titleStorage.ts';
import { noDescription, unknownFact } from './mediaView.ts';
import { releaseDate } from './text/dates.ts';
import { displayTitle, usableSlug } from './text/providerText.ts';

const item = z.object({
  ...presentationFields,
  id: titleId,
  slug: optionalRawText,
  title: optionalText,
  poster_image: optionalText,
  released: optionalText,
  runtime: optionalNumber,
  certification: optionalText,
  genres: optionalListOf(text),
  type: optionalText,
});

/** A movie; the required API does not define its fields, so these are our own. `runtime` is in minutes. */
export type Movie = z.output<typeof item>;

/** The media type movies, which can be tracked but has no screens yet. */
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
  filterOrder: ['planned', 'watched'],
  filterLabels: {},
  unsetStatusLabel: 'Not set',
  editTitle: 'Edit Movie',
  schemaType: 'Movie',
  imageFields: (imageUrl) => ({ poster_image: imageUrl }),
  present(movie) {
    const date = releaseDate(movie.released, false);
    return {
      id: String(movie.id),
      slug: usableSlug(movie.slug),
      title: displayTitle([movie.title]),
      imageUrl: movie.poster_image || null,
      imageSet: movie.image_srcset,
      credits: movie.credits,
      year: Number(date.slice(6)) || movie.release_year || null,
      genres: movie.genres ?? [],
      averageRating: null,
      facts: [
        { label: 'Release Date', value: date },
        { label: 'Duration', value: movie.runtime ? `${movie.runtime} min` : unknownFact },
        { label: 'Rating', value: movie.certification || unknownFact },
      ],
      description: noDescription,
    };
  },
});

/** How a server stores movies. */
export const movieStorage: TitleStorage = {
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
};
