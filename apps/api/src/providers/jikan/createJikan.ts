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
import { readAnime } from './readAnime.ts';

/** The most that these hosts give at once. */
const pageSize = 25;
const searchSize = 10;

const list = z.object({
  data: anyList,
  pagination: reading.optionalPart(z.object({ has_next_page: z.catch(z.nullish(z.boolean()), null) })),
});
const one = z.object({ data: anyObject });

/** Anime of a host that answers as Jikan's version 4 does; `upstream` leads to its base address, such as https://api.tenrai.org/v1. */
export function createJikan(upstream: Upstream): CatalogueProvider {
  const askList = async (question: UpstreamRequest) => {
    const answer = await requestParsed(upstream, question, list);
    if (!answer) throw new ProviderError('shape', `it has no ${question.path}`);
    return answer;
  };
  return {
    name: 'jikan',
    mediaType: 'anime',
    async top(page) {
      const { data, pagination } = await askList({
        path: '/top/anime',
        query: { page: String(page) },
        patienceMs: listTimeoutMs,
      });
      const titles = readRanked(data, (page - 1) * pageSize, readAnime);
      return { titles, hasMore: pagination?.has_next_page ?? false };
    },
    async search(text) {
      const q = searchWords(text);
      if (!q) return [];
      const { data } = await askList({
        path: '/anime',
        query: { q, sfw: 'true', limit: String(searchSize) },
      });
      return readTitles(data, readAnime);
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const answer = await requestParsed(upstream, { path: `/anime/${sourceId}` }, one);
      return answer && readAsked(answer.data, sourceId, readAnime);
    },
  };
}
