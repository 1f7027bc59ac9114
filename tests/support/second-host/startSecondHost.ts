import { createServer, type IncomingMessage } from 'node:http';
import { listenOnFreePort } from '../../../apps/api/src/testing/listenOnFreePort.ts';
import { accountRoutes } from './accountRoutes.ts';
import { createAccounts } from './accounts.ts';
import type { Route, RouteResponse } from './Call.ts';
import { collectionRoutes, type Untracked } from './collectionRoutes.ts';
import { mediaRoutes } from './mediaRoutes.ts';
import { createAnime, createGames } from './titles.ts';

export interface SecondHostOptions {
  readonly untracked: Untracked;
  /** The path of the site to which third-party sign-in returns. */
  readonly thirdPartyReturn: '/auth/login' | '/auth/oauth-callback';
}

/**
 * An independent API host on its own origin, written from the tables of the required API alone (docs/api.md without
 * the extras) and without any of our code.
 * It is strict about requests, and its responses use every freedom that the required API leaves.
 */
export async function startSecondHost({ untracked, thirdPartyReturn }: SecondHostOptions) {
  const accounts = createAccounts();
  const requests: string[] = [];
  const rejected: string[] = [];
  const unknown: string[] = [];
  let site = '';
  let routes: Route[] = [];

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    if (pathname.startsWith('/pictures/')) {
      response.writeHead(pathname.includes('gone') ? 404 : 200, { 'content-type': 'image/svg+xml' });
      response.end(pathname.includes('gone') ? '' : image);
      return;
    }
    // Preflight requests succeed only for the required endpoints.
    const found = findRoute(routes, request, pathname);
    const name = `${request.method} ${pathname}`;
    if (found) {
      response.setHeader('access-control-allow-origin', site);
      response.setHeader('vary', 'origin');
    } else if (request.method !== 'OPTIONS') unknown.push(name);
    if (found && request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', found.route.call.split(' ')[0] ?? '');
      response.setHeader('access-control-allow-headers', 'authorization, content-type');
      response.writeHead(204).end();
      return;
    }
    if (!found) {
      response.writeHead(404).end('Cannot find that.');
      return;
    }

    requests.push(name);
    const text = Buffer.concat(await request.toArray()).toString();
    const problem = problemWith(found.route, request, text);
    const user = accounts.bearer(request.headers.authorization);
    let result: RouteResponse;
    if (problem) {
      rejected.push(`${name}: ${problem}`);
      result = { status: 400, body: { message: problem } };
    } else if (found.route.bearer && !user) result = { status: 401, body: { message: 'Who are you?' } };
    else {
      const body = text === '' ? {} : JSON.parse(text);
      result = found.route.respond({ params: found.params, query: searchParams, body, user });
    }
    response.writeHead(result.status ?? 200, {
      'content-type': 'application/json',
      ...(result.location && { location: result.location }),
    });
    response.end(result.body === undefined ? '' : JSON.stringify(result.body));
  });
  const { url, close } = await listenOnFreePort(server, 'localhost');

  const games = createGames(url);
  const anime = createAnime(url);
  routes = [
    ...mediaRoutes({
      ...{ root: '/api/games', field: 'game', refresh: 'update-top-games', titles: games },
      namesOf: (title) => ('name' in title ? [title.name] : []),
    }),
    ...mediaRoutes({
      ...{ root: '/api/anime', field: 'anime', refresh: 'update-top-anime', titles: anime },
      namesOf: (title) => ('title' in title ? [title.title, title.title_english] : []),
    }),
    ...collectionRoutes(
      {
        ...{ type: 'game', root: '/api/userGames', items: 'games', idField: 'gameId', titles: games },
        statuses: ['playing', 'planned', 'completed', 'dropped'],
        legacy: { playing: 'Currently Playing', planned: 'Plan to Play' },
      },
      untracked,
    ),
    ...collectionRoutes(
      {
        ...{ type: 'anime', root: '/api/userAnimes', items: 'anime', idField: 'animeId', titles: anime },
        statuses: ['watching', 'planned', 'completed', 'dropped', 're-watching', 'paused'],
        legacy: { watching: 'Currently Watching', planned: 'Plan to Watch' },
      },
      untracked,
    ),
    ...collectionRoutes(
      {
        ...{ type: 'movie', root: '/api/userMovies', items: 'movies', idField: 'movieId', titles: [] },
        ...{ statuses: ['watched', 'planned'], legacy: {} },
      },
      untracked,
    ),
    ...accountRoutes(accounts, () => `${site}${thirdPartyReturn}`),
  ];

  return {
    url,
    accounts,
    /** Every request to a required endpoint. */
    requests,
    /** The requests that violate the required API, each with its problem. */
    rejected,
    /** The requests to endpoints that the required API does not have. */
    unknown,
    /** Sets the only origin that CORS allows. */
    allow(origin: string) {
      site = origin;
    },
    close,
  };
}

export type SecondHost = Awaited<ReturnType<typeof startSecondHost>>;

const image =
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="180"><rect width="150" height="180" fill="#345"/></svg>';

function findRoute(routes: readonly Route[], request: IncomingMessage, pathname: string) {
  const method = request.headers['access-control-request-method'] ?? request.method;
  for (const route of routes) {
    const [routeMethod, routePath = ''] = route.call.split(' ');
    const pattern = new RegExp(`^${routePath.replace(/:\w+/g, '([^/]+)')}$`);
    const match = routeMethod === method ? pattern.exec(pathname) : null;
    if (match) return { route, params: match.slice(1).map(decodeURIComponent) };
  }
  return null;
}

/** Describes how the body of a request differs from the fields of the route; null if it does not. */
function problemWith({ fields = {} }: Route, request: IncomingMessage, text: string): string | null {
  const names = Object.keys(fields);
  if (names.length === 0) return text === '' ? null : 'There should be no body.';
  if (request.headers['content-type'] !== 'application/json') return 'The body is not called JSON.';
  const body = JSON.parse(text) as Record<string, unknown>;
  const invalid = names.filter((name) => !fields[name]?.(body[name]));
  const unexpected = Object.keys(body).filter((name) => !names.includes(name));
  return invalid.length + unexpected.length === 0 ? null : `invalid: ${invalid}, unexpected: ${unexpected}`;
}
