import { type MediaType, reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { CatalogueProvider, FoundTitle } from '../CatalogueProvider.ts';
import { readRankedTitles, readRequestedTitle, readTitles } from '../fields/titles.ts';
import {
  anyList,
  anyObject,
  isSourceId,
  listQueueTimeoutMs,
  requestParsed,
  searchTerm,
} from '../requestParsed.ts';
import { ProviderError, type Upstream, type UpstreamRequest } from '../upstream/Upstream.ts';
import { readMovie } from './readMovie.ts';
import { readShow } from './readShow.ts';

/** The size of TMDB's pages, and the last one that it serves. */
const pageSize = 20;
const lastPage = 500;

const list = z.object({ results: anyList, total_pages: reading.optionalNumber });

/** How TMDB serves the titles of a media type. */
interface TitleKind {
  readonly mediaType: MediaType;
  /** Its name in paths. */
  readonly path: string;
  /** What is requested together with the details. */
  readonly appended: string;
  readonly read: (entry: unknown, isWhole: boolean) => FoundTitle | undefined;
}

const kinds: readonly TitleKind[] = [
  { mediaType: 'movie', path: 'movie', appended: 'release_dates', read: readMovie },
  { mediaType: 'show', path: 'tv', appended: 'content_ratings,external_ids', read: readShow },
];

/**
 * The movies and the TV series of TMDB; `upstream` is the client of https://api.themoviedb.org/3. The key is an API key of 32 digits
 * or an access token.
 */
export function createTmdb(
  upstream: Upstream,
  { key }: { readonly key: string },
): readonly CatalogueProvider[] {
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
  return kinds.map(({ mediaType, path, appended, read }) => ({
    name: 'tmdb',
    mediaType,
    async top(page) {
      const { results, total_pages } = await requestList({
        path: `/${path}/top_rated`,
        query: { page: String(page) },
        queueTimeoutMs: listQueueTimeoutMs,
      });
      const titles = readRankedTitles(results, (page - 1) * pageSize, (entry) => read(entry, false));
      return { titles, hasMore: page < Math.min(total_pages ?? 0, lastPage) };
    },
    async search(text) {
      const query = searchTerm(text);
      if (!query) return [];
      const { results } = await requestList({
        path: `/search/${path}`,
        query: { query, include_adult: 'false' },
      });
      return readTitles(results, (entry) => read(entry, false));
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const query = { append_to_response: appended };
      const response = await requestParsed(
        upstream,
        withKey({ path: `/${path}/${sourceId}`, query }),
        anyObject,
      );
      return response && readRequestedTitle(response, sourceId, (entry) => read(entry, true));
    },
  }));
}
