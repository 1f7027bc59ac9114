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
import { readAnime } from './readAnime.ts';

/** The maximum page size of these hosts. */
const pageSize = 25;
const searchSize = 10;

const list = z.object({
  data: anyList,
  pagination: reading.nullIfInvalid(z.object({ has_next_page: z.catch(z.nullish(z.boolean()), null) })),
});
const one = z.object({ data: anyObject });

/** The anime of a host with the API of Jikan 4; `upstream` is the client of its base URL, such as https://api.tenrai.org/v1. */
export function createJikan(upstream: Upstream): CatalogueProvider {
  const requestList = async (request: UpstreamRequest) => {
    const response = await requestParsed(upstream, request, list);
    if (!response) throw new ProviderError('shape', `The host has no ${request.path}.`);
    return response;
  };
  return {
    name: 'jikan',
    mediaType: 'anime',
    async top(page) {
      const { data, pagination } = await requestList({
        path: '/top/anime',
        query: { page: String(page) },
        queueTimeoutMs: listQueueTimeoutMs,
      });
      const titles = readRankedTitles(data, (page - 1) * pageSize, readAnime);
      return { titles, hasMore: pagination?.has_next_page ?? false };
    },
    async search(text) {
      const q = searchTerm(text);
      if (!q) return [];
      const { data } = await requestList({
        path: '/anime',
        query: { q, sfw: 'true', limit: String(searchSize) },
      });
      return readTitles(data, readAnime);
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const response = await requestParsed(upstream, { path: `/anime/${sourceId}` }, one);
      return response && readRequestedTitle(response.data, sourceId, readAnime);
    },
  };
}
