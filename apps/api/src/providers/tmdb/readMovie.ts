import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle, Picture } from '../CatalogueProvider.ts';
import { amount, amountUpTo, day, line, nameList, prose, raw, sourceId, yearOf } from '../fields/facts.ts';
import { imageHosts } from '../fields/imageUrl.ts';
import { providerTitle } from '../fields/providerTitle.ts';

/** When a movie came out where, and from which age it was there. */
const releaseDates = reading.optionalPart(
  z.object({
    results: reading.optionalListOf(
      z.object({
        iso_3166_1: line,
        release_dates: reading.optionalListOf(z.object({ certification: line })),
      }),
    ),
  }),
);

/** What the United States say, which the built-in movies show, too; a number of another country would be taken for theirs. */
function certification(dates: z.output<typeof releaseDates>): string | undefined {
  const releases = dates?.results?.find(({ iso_3166_1 }) => iso_3166_1 === 'US')?.release_dates;
  return releases?.find((release) => release.certification)?.certification;
}

/** TMDB's genres of movies, of which lists tell only the numbers. */
const names: ReadonlyMap<number, string> = new Map([
  [12, 'Adventure'],
  [14, 'Fantasy'],
  [16, 'Animation'],
  [18, 'Drama'],
  [27, 'Horror'],
  [28, 'Action'],
  [35, 'Comedy'],
  [36, 'History'],
  [37, 'Western'],
  [53, 'Thriller'],
  [80, 'Crime'],
  [99, 'Documentary'],
  [878, 'Science Fiction'],
  [9648, 'Mystery'],
  [10402, 'Music'],
  [10749, 'Romance'],
  [10751, 'Family'],
  [10752, 'War'],
  [10770, 'TV Movie'],
]);

/** The names of genres by their numbers; unknown ones are left out. */
function genreNames(ids: readonly number[]): string[] {
  return ids.flatMap((id) => names.get(id) ?? []);
}

const [host] = imageHosts.tmdb;
const file = /^\/[\w-]{1,100}\.(?:jpg|png|webp)$/;

/** Widths that TMDB gives; posters are 2 to 3. */
const widths = [185, 342, 500];

/** The sizes of a poster, by the path that TMDB tells. */
function posterPictures(path: string | undefined): Picture[] {
  if (!path || !file.test(path)) return [];
  return widths.map((width) => ({
    url: `https://${host}/t/p/w${width}${path}`,
    width,
    height: Math.round((width * 3) / 2),
  }));
}

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
  return providerTitle({
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
