import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { CatalogueProvider } from '../CatalogueProvider.ts';
import { readAsked, readRanked, readTitles } from '../fields/readTitles.ts';
import {
  anyList,
  anyObject,
  isSourceId,
  listTimeoutMs,
  requestParsed,
  searchWords,
} from '../requestParsed.ts';
import { ProviderError, type Upstream, type UpstreamRequest } from '../upstream/Upstream.ts';
import { readMovie } from './readMovie.ts';

/** What TMDB gives at once, and up to which page. */
const pageSize = 20;
const lastPage = 500;

const list = z.object({ results: anyList, total_pages: reading.optionalNumber });

/** TMDB's movies; `upstream` leads to https://api.themoviedb.org/3. The key may be of either kind: 32 digits, or a longer token. */
export function createTmdb(upstream: Upstream, { key }: { readonly key: string }): CatalogueProvider {
  const isShort = /^[\da-f]{32}$/i.test(key);
  const withKey = (question: UpstreamRequest): UpstreamRequest =>
    isShort
      ? { ...question, query: { ...question.query, api_key: key } }
      : { ...question, headers: { authorization: `Bearer ${key}` } };
  const askList = async (question: UpstreamRequest) => {
    const answer = await requestParsed(upstream, withKey(question), list);
    if (!answer) throw new ProviderError('shape', `it has no ${question.path}`);
    return answer;
  };
  return {
    name: 'tmdb',
    mediaType: 'movie',
    async top(page) {
      const { results, total_pages } = await askList({
        path: '/movie/top_rated',
        query: { page: String(page) },
        patienceMs: listTimeoutMs,
      });
      const titles = readRanked(results, (page - 1) * pageSize, (entry) => readMovie(entry, false));
      return { titles, hasMore: page < Math.min(total_pages ?? 0, lastPage) };
    },
    async search(text) {
      const query = searchWords(text);
      if (!query) return [];
      const { results } = await askList({ path: '/search/movie', query: { query, include_adult: 'false' } });
      return readTitles(results, (entry) => readMovie(entry, false));
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const query = { append_to_response: 'release_dates' };
      const answer = await requestParsed(upstream, withKey({ path: `/movie/${sourceId}`, query }), anyObject);
      return answer && readAsked(answer, sourceId, (entry) => readMovie(entry, true));
    },
  };
}
