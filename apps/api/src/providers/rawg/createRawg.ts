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
import { ProviderError, type Upstream } from '../upstream/Upstream.ts';
import { readGame } from './readGame.ts';

/** The maximum page size of RAWG. */
const pageSize = 40;
const searchSize = 10;

// The order `-rating` begins with a game that a single user rated 5, and `-metacritic` only contains games with press reviews.
// The top list is therefore ordered by the number of users who have added a game.
const best = { ordering: '-added', exclude_additions: 'true', page_size: String(pageSize) };

const list = z.object({ results: anyList, next: z.catch(z.nullish(z.string()), null) });

/** The games of RAWG; `upstream` is the client of https://api.rawg.io/api. */
export function createRawg(upstream: Upstream, { key }: { readonly key: string }): CatalogueProvider {
  return {
    name: 'rawg',
    mediaType: 'game',
    async top(page) {
      const query = { key, ...best, page: String(page) };
      const response = await requestParsed(
        upstream,
        { path: '/games', query, queueTimeoutMs: listQueueTimeoutMs },
        list,
      );
      if (!response && page === 1) throw new ProviderError('shape', 'The host has no list of games.');
      const { results, next } = response ?? { results: [], next: null };
      const titles = readRankedTitles(results, (page - 1) * pageSize, (entry) => readGame(entry, false));
      return { titles, hasMore: Boolean(next) };
    },
    async search(text) {
      const search = searchTerm(text);
      if (!search) return [];
      // Results are stored, so titles with merely similar names are excluded.
      const query = { key, search, search_precise: 'true', page_size: String(searchSize) };
      const response = await requestParsed(upstream, { path: '/games', query }, list);
      if (!response) throw new ProviderError('shape', 'The host has no list of games.');
      return readTitles(response.results, (entry) => readGame(entry, false));
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const response = await requestParsed(
        upstream,
        { path: `/games/${sourceId}`, query: { key } },
        anyObject,
      );
      return response && readRequestedTitle(response, sourceId, (entry) => readGame(entry, true));
    },
  };
}
