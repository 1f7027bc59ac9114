import * as z from 'zod/mini';
import { optionalListOf, optionalNumber, optionalRawText, optionalText, text, titleId } from '../reading.ts';
import { releaseDate } from './dates.ts';
import { defineMediaType } from './defineMediaType.ts';
import { noDescription, unknownFact } from './mediaView.ts';
import { shownWith } from './shownWith.ts';
import { titleText } from './titleText.ts';
import { usableSlug } from './usableSlug.ts';

const item = z.object({
  ...shownWith,
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

/** A movie; the spec leaves its own fields open, so these are ours. `runtime` is in minutes. */
export type Movie = z.output<typeof item>;

/** Everything that is particular to movies, which are tracked but have no screens yet. */
export const movie = defineMediaType({
  type: 'movie',
  label: 'Movie',
  pluralLabel: 'Movies',
  pluralWord: 'movies',
  item,
  collection: { root: '/api/userMovies', items: 'movies', isRemovalExtra: true },
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
      title: titleText([movie.title]),
      imageUrl: movie.poster_image || null,
      imageSet: movie.image_srcset,
      credits: movie.credits,
      year: Number(date.slice(6)) || null,
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
