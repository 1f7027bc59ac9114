import type { CatalogueProvider } from '../CatalogueProvider.ts';
import { readAsked, readRanked, readTitles } from '../fields/readTitles.ts';
import { anyList, isSourceId, listTimeoutMs, requestParsed, searchWords } from '../requestParsed.ts';
import { ProviderError, type Upstream } from '../upstream/Upstream.ts';
import type { TwitchToken } from './createTwitchToken.ts';
import { readGame } from './readGame.ts';

/** How many games are asked for at once. */
const pageSize = 50;
const searchSize = 10;

/** What is asked about every game, in lists too. */
const fields = [
  'name',
  'alternative_names.name',
  'summary',
  'first_release_date',
  'total_rating',
  'platforms.name',
  'platforms.slug',
  'genres.name',
  'age_ratings.organization.name',
  'age_ratings.rating_category.rating',
  'involved_companies.developer',
  'involved_companies.company.name',
  'cover.image_id',
  'cover.width',
  'cover.height',
].join(',');

// Games by themselves: no additions, bundles, mods, seasons or editions of another one.
const whole = 'version_parent = null & game_type = (0,4,8,9,10,11)';

/** The best games, of which enough people have said how good they are. */
function topQuery(page: number): string {
  const offset = (page - 1) * pageSize;
  return `fields ${fields}; where ${whole} & total_rating_count > 200; sort total_rating desc; limit ${pageSize}; offset ${offset};`;
}

/** Games by their names; `words` may be anything on one line. */
function searchQuery(words: string): string {
  return `search "${words.replace(/["\\]/g, '\\$&')}"; fields ${fields}; where ${whole}; limit ${searchSize};`;
}

/** One game, by an id of digits. */
function detailsQuery(id: string): string {
  return `fields ${fields}; where id = ${id}; limit 1;`;
}

interface Access {
  readonly clientId: string;
  readonly token: TwitchToken;
}

/** IGDB's games; `upstream` leads to https://api.igdb.com/v4. */
export function createIgdb(upstream: Upstream, { clientId, token }: Access): CatalogueProvider {
  const askWith = async (body: string, bearer: string, patienceMs?: number) => {
    const headers = { 'client-id': clientId, authorization: `Bearer ${bearer}`, accept: 'application/json' };
    const games = await requestParsed(upstream, { path: '/games', headers, body, patienceMs }, anyList);
    if (!games) throw new ProviderError('shape', 'it has no games');
    return games;
  };
  const ask = async (body: string, patienceMs?: number) => {
    const bearer = await token();
    try {
      return await askWith(body, bearer, patienceMs);
    } catch (thrown) {
      if (!(thrown instanceof ProviderError) || thrown.kind !== 'refused') throw thrown;
      // A token may end before its time, and then another one is taken, once.
      return askWith(body, await token(bearer), patienceMs);
    }
  };
  return {
    name: 'igdb',
    mediaType: 'game',
    async top(page) {
      const games = await ask(topQuery(page), listTimeoutMs);
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
