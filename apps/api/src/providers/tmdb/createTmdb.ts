import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { CatalogueProvider, FoundTitle, ImageVariant } from '../CatalogueProvider.ts';
import {
  isoDate,
  line,
  nameList,
  positiveNumber,
  positiveNumberUpTo,
  prose,
  rawText,
  sourceId,
  yearOf,
  yesOrNo,
} from '../fields/facts.ts';
import { imageHosts } from '../fields/imageUrl.ts';
import { providerTitle, readRankedTitles, readRequestedTitle, readTitles } from '../fields/titles.ts';
import {
  anyList,
  anyObject,
  isSourceId,
  listQueueTimeoutMs,
  requestParsed,
  searchTerm,
} from '../requestParsed.ts';
import { ProviderError, type Upstream, type UpstreamRequest } from '../upstream/Upstream.ts';

/** The size of TMDB's pages, and the last one that it serves. */
const pageSize = 20;
const lastPage = 500;

const list = z.object({ results: anyList, total_pages: reading.optionalNumber });

/** The movies of TMDB; `upstream` is the client of https://api.themoviedb.org/3. The key is an API key of 32 digits or an access token. */
export function createTmdb(upstream: Upstream, { key }: { readonly key: string }): CatalogueProvider {
  const isApiKey = /^[\da-f]{32}$/i.test(key);
  const withKey = (request: UpstreamRequest): UpstreamRequest =>
    isApiKey
      ? { ...request, query: { ...request.query, api_key: key } }
      : { ...request, headers: { authorization: `Bearer ${key}` } };
  const requestList = async (request: UpstreamRequest) => {
    const response = await requestParsed(upstream, withKey(request), list);
    if (!response) throw new ProviderError('shape', `The host has no ${request.path}.`);
    return response;
  };
  return {
    name: 'tmdb',
    mediaType: 'movie',
    async top(page) {
      const { results, total_pages } = await requestList({
        path: '/movie/top_rated',
        query: { page: String(page) },
        queueTimeoutMs: listQueueTimeoutMs,
      });
      const titles = readRankedTitles(results, (page - 1) * pageSize, (entry) => readMovie(entry, false));
      return { titles, hasMore: page < Math.min(total_pages ?? 0, lastPage) };
    },
    async search(text) {
      const query = searchTerm(text);
      if (!query) return [];
      const { results } = await requestList({
        path: '/search/movie',
        query: { query, include_adult: 'false' },
      });
      return readTitles(results, (entry) => readMovie(entry, false));
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const query = { append_to_response: 'release_dates' };
      const response = await requestParsed(
        upstream,
        withKey({ path: `/movie/${sourceId}`, query }),
        anyObject,
      );
      return response && readRequestedTitle(response, sourceId, (entry) => readMovie(entry, true));
    },
  };
}

/** The releases of a movie by country, with their age ratings. */
const releaseDates = reading.nullIfInvalid(
  z.object({
    results: reading.optionalListOf(
      z.object({
        iso_3166_1: line,
        release_dates: reading.optionalListOf(z.object({ certification: line })),
      }),
    ),
  }),
);

/** The age rating of the United States, as built-in movies show it; that of another country would be mistaken for it. */
function certification(dates: z.output<typeof releaseDates>): string | undefined {
  const releases = dates?.results?.find(({ iso_3166_1 }) => iso_3166_1 === 'US')?.release_dates;
  return releases?.find((release) => release.certification)?.certification;
}

/** TMDB's genres of movies, of which lists only contain the ids. */
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

const movie = z.object({
  id: sourceId,
  adult: yesOrNo,
  imdb_id: rawText,
  title: line,
  original_title: line,
  release_date: isoDate,
  runtime: positiveNumber,
  genres: nameList,
  genre_ids: reading.optionalListOf(z.number()),
  overview: prose,
  poster_path: rawText,
  production_countries: nameList,
  vote_average: positiveNumberUpTo(10),
  release_dates: releaseDates,
});

/** Reads a movie from a list or from its details (`isComplete`); undefined where it has no id or no name. */
function readMovie(entry: unknown, isComplete: boolean): FoundTitle | undefined {
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
        is_adult: data.adult,
        description: data.overview,
        country: data.production_countries.join(', ') || undefined,
        score: vote_average,
        score_source: vote_average && 'TMDB',
      },
    },
    pictures: posterImages(data.poster_path),
    isWhole: isComplete,
  });
}
