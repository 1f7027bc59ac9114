import type { CatalogueProvider } from '../CatalogueProvider.ts';
import { readRankedTitles, readRequestedTitle, readTitles } from '../fields/titles.ts';
import { anyList, isSourceId, listQueueTimeoutMs, requestParsed, searchTerm } from '../requestParsed.ts';
import { ProviderError, type Upstream } from '../upstream/Upstream.ts';
import type { TwitchToken } from './createTwitchToken.ts';
import { readGame, standaloneTypes } from './readGame.ts';

/** The number of games in a page. */
const pageSize = 50;
const searchSize = 10;

/** The fields that are requested for every game, also in lists. */
const fields = [
  'name',
  'alternative_names.name',
  'summary',
  'first_release_date',
  'total_rating',
  'platforms.name',
  'platforms.slug',
  'genres.name',
  'themes.name',
  'age_ratings.organization.name',
  'age_ratings.rating_category.rating',
  'involved_companies.developer',
  'involved_companies.company.name',
  'cover.image_id',
  'cover.width',
  'cover.height',
].join(',');

const standalone = `version_parent = null & game_type = (${standaloneTypes})`;

/** Queries the games with the highest ratings, out of those with more than 200 ratings. */
function topQuery(page: number): string {
  const offset = (page - 1) * pageSize;
  return `fields ${fields}; where ${standalone} & total_rating_count > 200; sort total_rating desc; limit ${pageSize}; offset ${offset};`;
}

/** Queries games by name; `term` may be any text on one line. */
function searchQuery(term: string): string {
  return `search "${term.replace(/["\\]/g, '\\$&')}"; fields ${fields}; where ${standalone}; limit ${searchSize};`;
}

/** Queries one game; the id consists of digits. */
function detailsQuery(id: string): string {
  return `fields ${fields}; where id = ${id}; limit 1;`;
}

interface Access {
  readonly clientId: string;
  readonly token: TwitchToken;
}

/** The games of IGDB; `upstream` is the client of https://api.igdb.com/v4. */
export function createIgdb(upstream: Upstream, { clientId, token }: Access): CatalogueProvider {
  const queryWith = async (body: string, bearer: string, queueTimeoutMs?: number) => {
    const headers = { 'client-id': clientId, authorization: `Bearer ${bearer}`, accept: 'application/json' };
    const games = await requestParsed(upstream, { path: '/games', headers, body, queueTimeoutMs }, anyList);
    if (!games) throw new ProviderError('shape', 'The host has no list of games.');
    return games;
  };
  const query = async (body: string, queueTimeoutMs?: number) => {
    const bearer = await token();
    try {
      return await queryWith(body, bearer, queueTimeoutMs);
    } catch (thrown) {
      if (!(thrown instanceof ProviderError) || thrown.kind !== 'rejected') throw thrown;
      // A token may be revoked before it expires, so the query is retried once with a new token.
      return queryWith(body, await token(bearer), queueTimeoutMs);
    }
  };
  return {
    name: 'igdb',
    mediaType: 'game',
    async top(page) {
      const games = await query(topQuery(page), listQueueTimeoutMs);
      // IGDB does not report a next page; a full page is assumed to have one.
      return {
        titles: readRankedTitles(games, (page - 1) * pageSize, readGame),
        hasMore: games.length === pageSize,
      };
    },
    async search(text) {
      const term = searchTerm(text);
      return term ? readTitles(await query(searchQuery(term)), readGame) : [];
    },
    async details(sourceId) {
      if (!isSourceId(sourceId)) return undefined;
      const [game] = await query(detailsQuery(sourceId));
      return game === undefined ? undefined : readRequestedTitle(game, sourceId, readGame);
    },
  };
}
