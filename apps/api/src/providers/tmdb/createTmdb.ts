import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { CatalogueProvider } from '../CatalogueProvider.ts';
import { readRankedTitles, readRequestedTitle, readTitles } from '../fields/readTitles.ts';
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
