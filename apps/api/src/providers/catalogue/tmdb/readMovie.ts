import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle } from '../FoundTitle.ts';
import { amount, amountUpTo, day, line, nameList, prose, raw, sourceId, yearOf } from '../facts.ts';
import { toldTitle } from '../toldTitle.ts';
import { certification, releaseDates } from './certification.ts';
import { genreNames } from './genreNames.ts';
import { posterPictures } from './posterPictures.ts';

const movie = z.object({
  id: sourceId,
  imdb_id: raw,
  title: line,
  original_title: line,
  release_date: day,
  runtime: amount,
  genres: nameList,
  genre_ids: reading.optionalListOf(z.number()),
  overview: prose,
  poster_path: raw,
  production_countries: nameList,
  vote_average: amountUpTo(10),
  release_dates: releaseDates,
});

/** A movie out of a list or out of its own answer (then whole); undefined where it has no id or no name. */
export function readMovie(entry: unknown, isWhole: boolean): FoundTitle | undefined {
  const { success, data } = movie.safeParse(entry);
  if (!success) return undefined;
  const { id, imdb_id, title, original_title, release_date: released, genres, vote_average } = data;
  return toldTitle({
    mediaType: 'movie',
    source: 'tmdb',
    sourceId: id,
    ids: { tmdb_id: id, imdb_id: /^tt\d{7,10}$/.test(imdb_id ?? '') ? imdb_id : undefined },
    names: [title, original_title],
    year: yearOf(released),
    item: {
      title: title ?? original_title,
      original_title,
      released,
      runtime: data.runtime,
      certification: certification(data.release_dates),
      genres: genres.length > 0 ? genres : genreNames(data.genre_ids ?? []),
      type: 'movie',
      facts: {
        overview: data.overview,
        country: data.production_countries.join(', ') || undefined,
        score: vote_average,
        score_source: vote_average && 'TMDB',
      },
    },
    pictures: posterPictures(data.poster_path),
    isWhole,
  });
}
