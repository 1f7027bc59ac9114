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
import { readAnime } from './readAnime.ts';
import { readManga } from './readManga.ts';

/** The maximum page size of these hosts. */
const pageSize = 25;
const searchSize = 10;

const list = z.object({
  data: anyList,
  pagination: reading.nullIfInvalid(z.object({ has_next_page: z.catch(z.nullish(z.boolean()), null) })),
});
const one = z.object({ data: anyObject });

/** The media types of these hosts, whose names are those in the paths. */
const kinds: readonly {
  readonly mediaType: MediaType;
  readonly read: (entry: unknown) => FoundTitle | undefined;
}[] = [
  { mediaType: 'anime', read: readAnime },
  { mediaType: 'manga', read: readManga },
];

/**
 * The anime and the manga of a host with the API of Jikan 4; `upstream` is the client of its base URL, such as
 * https://api.tenrai.org/v1.
 */
export function createJikan(upstream: Upstream): readonly CatalogueProvider[] {
  const requestList = async (request: UpstreamRequest) => {
    const response = await requestParsed(upstream, request, list);
    if (!response) throw new ProviderError('shape', `The host has no ${request.path}.`);
    return response;
  };
  return kinds.map(({ mediaType, read }) => ({
    name: 'jikan',
    mediaType,
    async top(page) {
      const { data, pagination } = await requestList({
        path: `/top/${mediaType}`,
        query: { page: String(page) },
        queueTimeoutMs: listQueueTimeoutMs,
      });
      const titles = readRankedTitles(data, (page - 1) * pageSize, read);
      return { titles, hasMore: pagination?.has_next_page ?? false };
    },
    async search(text) {
      const q = searchTerm(text);
      if (!q) return [];
      const { data } = await requestList({
        path: `/${mediaType}`,
        query: { q, sfw: 'true', limit: String(searchSize) },
      });
      return readTitles(data, read);
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const response = await requestParsed(upstream, { path: `/${mediaType}/${sourceId}` }, one);
      return response && readRequestedTitle(response.data, sourceId, read);
    },
  }));
}
