import { anyList, askFor } from '../askFor.ts';
import type { CatalogueProvider } from '../CatalogueProvider.ts';
import { isSourceId } from '../isSourceId.ts';
import { listPatienceMs } from '../listPatience.ts';
import { readAsked, readRanked, readTitles } from '../readTitles.ts';
import { searchWords } from '../searchWords.ts';
import { ProviderProblem, type Upstream } from '../Upstream.ts';
import type { TwitchToken } from './createTwitchToken.ts';
import { detailsQuery, pageSize, searchQuery, topQuery } from './queries.ts';
import { readGame } from './readGame.ts';

interface Access {
  readonly clientId: string;
  readonly token: TwitchToken;
}

/** IGDB's games; `upstream` leads to https://api.igdb.com/v4. */
export function createIgdb(upstream: Upstream, { clientId, token }: Access): CatalogueProvider {
  const askWith = async (body: string, bearer: string, patienceMs?: number) => {
    const headers = { 'client-id': clientId, authorization: `Bearer ${bearer}`, accept: 'application/json' };
    const games = await askFor(upstream, { path: '/games', headers, body, patienceMs }, anyList);
    if (!games) throw new ProviderProblem('shape', 'it has no games');
    return games;
  };
  const ask = async (body: string, patienceMs?: number) => {
    const bearer = await token();
    try {
      return await askWith(body, bearer, patienceMs);
    } catch (thrown) {
      if (!(thrown instanceof ProviderProblem) || thrown.kind !== 'refused') throw thrown;
      // A token may end before its time, and then another one is taken, once.
      return askWith(body, await token(bearer), patienceMs);
    }
  };
  return {
    name: 'igdb',
    mediaType: 'game',
    async top(page) {
      const games = await ask(topQuery(page), listPatienceMs);
      // It tells of no next page, but a full one has one.
      return {
        titles: readRanked(games, (page - 1) * pageSize, readGame),
        hasMore: games.length === pageSize,
      };
    },
    async search(text) {
      const words = searchWords(text);
      return words ? readTitles(await ask(searchQuery(words)), readGame) : [];
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const [game] = await ask(detailsQuery(sourceId));
      return game === undefined ? undefined : readAsked(game, sourceId, readGame);
    },
  };
}
