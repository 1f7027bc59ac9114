import { type MediaType, reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle, ImageVariant } from '../CatalogueProvider.ts';
import { nameList, positiveNumberUpTo, prose, rawText, sourceId, yesOrNo } from '../fields/facts.ts';
import { imageHosts } from '../fields/imageUrl.ts';
import { providerTitle } from '../fields/titles.ts';

/** The fields that movies and TV series of TMDB have in common. */
export const titleFields = {
  id: sourceId,
  adult: yesOrNo,
  genres: nameList,
  genre_ids: reading.optionalListOf(z.number()),
  overview: prose,
  poster_path: rawText,
  production_countries: nameList,
  vote_average: positiveNumberUpTo(10),
} as const;

const common = z.object(titleFields);

interface OwnFields {
  readonly mediaType: MediaType;
  readonly imdbId: string | undefined;
  readonly otherIds?: Readonly<Record<string, string | undefined>>;
  /** The displayed name and the original one. */
  readonly names: readonly [string | undefined, string | undefined];
  readonly year: number | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly isWhole: boolean;
}

/** Builds a title of TMDB from the fields of every media type and its own ones; undefined where it has no name. */
export function tmdbTitle(data: z.output<typeof common>, own: OwnFields): FoundTitle | undefined {
  const { id, genres, vote_average: score } = data;
  const [title, originalTitle] = own.names;
  return providerTitle({
    mediaType: own.mediaType,
    source: 'tmdb',
    sourceId: id,
    ids: {
      tmdb_id: id,
      imdb_id: /^tt\d{7,10}$/.test(own.imdbId ?? '') ? own.imdbId : undefined,
      ...own.otherIds,
    },
    names: own.names,
    year: own.year,
    item: {
      title: title ?? originalTitle,
      original_title: originalTitle,
      genres: genres.length > 0 ? genres : genreNames(data.genre_ids ?? []),
      type: own.mediaType,
      ...own.fields,
      facts: { is_adult: data.adult, score, score_source: score && 'TMDB', ...own.facts },
    },
    pictures: posterImages(data.poster_path),
    isWhole: own.isWhole,
  });
}

/** TMDB's genres of movies and of TV series, of which lists only contain the ids. */
const genreNamesById: ReadonlyMap<number, string> = new Map([
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
  [10759, 'Action & Adventure'],
  [10762, 'Kids'],
  [10763, 'News'],
  [10764, 'Reality'],
  [10765, 'Sci-Fi & Fantasy'],
  [10766, 'Soap'],
  [10767, 'Talk'],
  [10768, 'War & Politics'],
  [10770, 'TV Movie'],
]);

/** The names of genres by id; unknown ids are left out. */
function genreNames(ids: readonly number[]): string[] {
  return ids.flatMap((id) => genreNamesById.get(id) ?? []);
}

const [host] = imageHosts.tmdb;
const file = /^\/[\w-]{1,100}\.(?:jpg|png|webp)$/;

/** The widths that TMDB serves; posters are 2 : 3. */
const widths = [185, 342, 500];

/** The sizes of a poster, from the path in TMDB's response. */
function posterImages(path: string | undefined): ImageVariant[] {
  if (!path || !file.test(path)) return [];
  return widths.map((width) => ({
    url: `https://${host}/t/p/w${width}${path}`,
    width,
    height: Math.round((width * 3) / 2),
  }));
}
