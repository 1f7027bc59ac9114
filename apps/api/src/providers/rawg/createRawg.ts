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
import { ProviderError, type Upstream } from '../upstream/Upstream.ts';
import { readGame } from './readGame.ts';

/** The most that RAWG gives at once. */
const pageSize = 40;
const searchSize = 10;

// By `-rating` a game that one person gave 5 stands first, and `-metacritic` knows only what the press wrote of: the best
// are the games that most people keep on their shelves.
const best = { ordering: '-added', exclude_additions: 'true', page_size: String(pageSize) };

const list = z.object({ results: anyList, next: z.catch(z.nullish(z.string()), null) });

/** RAWG's games; `upstream` leads to https://api.rawg.io/api. */
export function createRawg(upstream: Upstream, { key }: { readonly key: string }): CatalogueProvider {
  return {
    name: 'rawg',
    mediaType: 'game',
    async top(page) {
      const query = { key, ...best, page: String(page) };
      const answer = await requestParsed(
        upstream,
        { path: '/games', query, patienceMs: listTimeoutMs },
        list,
      );
      if (!answer && page === 1) throw new ProviderError('shape', 'it has no list of games');
      const { results, next } = answer ?? { results: [], next: null };
      const titles = readRanked(results, (page - 1) * pageSize, (entry) => readGame(entry, false));
      return { titles, hasMore: Boolean(next) };
    },
    async search(text) {
      const search = searchWords(text);
      if (!search) return [];
      // What is found is kept, so nothing that is only written alike.
      const query = { key, search, search_precise: 'true', page_size: String(searchSize) };
      const answer = await requestParsed(upstream, { path: '/games', query }, list);
      if (!answer) throw new ProviderError('shape', 'it has no list of games');
      return readTitles(answer.results, (entry) => readGame(entry, false));
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const answer = await requestParsed(upstream, { path: `/games/${sourceId}`, query: { key } }, anyObject);
      return answer && readAsked(answer, sourceId, (entry) => readGame(entry, true));
    },
  };
}
