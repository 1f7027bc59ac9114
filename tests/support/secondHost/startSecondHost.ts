import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountRoutes } from './accountRoutes.ts';
import type { Answer, Route } from './Call.ts';
import { collectionRoutes, type Untracked } from './collectionRoutes.ts';
import { mediaRoutes } from './mediaRoutes.ts';
import { createPeople } from './people.ts';
import { makeAnime, makeGames } from './titles.ts';

export interface SecondHostOptions {
  readonly untracked: Untracked;
  /** Where on the site a third party leads back to. */
  readonly thirdPartyReturn: '/auth/login' | '/auth/oauth-callback';
}

/**
 * An API host that somebody else could have written: from the tables of the specification alone, on an origin of its own,
 * with nothing of ours in it. It is strict about what it is sent, and free in what it answers.
 */
export async function startSecondHost({ untracked, thirdPartyReturn }: SecondHostOptions) {
  const people = createPeople();
  const asked: string[] = [];
  const refused: string[] = [];
  const unknown: string[] = [];
  let site = '';
  let routes: Route[] = [];

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    if (pathname.startsWith('/pictures/')) {
      response.writeHead(pathname.includes('gone') ? 404 : 200, { 'content-type': 'image/svg+xml' });
      response.end(pathname.includes('gone') ? '' : picture);
      return;
    }
    // What no table has is not even a preflight's business.
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

    asked.push(name);
    const text = Buffer.concat(await request.toArray()).toString();
    const problem = problemWith(found.route, request, text);
    const person = people.bearer(request.headers.authorization);
    let answer: Answer;
    if (problem) {
      refused.push(`${name}: ${problem}`);
      answer = { status: 400, body: { message: problem } };
    } else if (found.route.bearer && !person) answer = { status: 401, body: { message: 'Who are you?' } };
    else {
      const body = text === '' ? {} : JSON.parse(text);
      answer = found.route.answer({ params: found.params, query: searchParams, body, person });
    }
    response.writeHead(answer.status ?? 200, {
      'content-type': 'application/json',
      ...(answer.location && { location: answer.location }),
    });
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  const games = makeGames(url);
  const anime = makeAnime(url);
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
    ...accountRoutes(people, () => `${site}${thirdPartyReturn}`),
  ];

  return {
    url,
    people,
    /** Every call of the specification that came. */
    asked,
    /** What came in another shape than §7 has, and why it was refused. */
    refused,
    /** What the specification does not have. */
    unknown,
    /** The only origin whose pages may call. */
    allow(origin: string) {
      site = origin;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type SecondHost = Awaited<ReturnType<typeof startSecondHost>>;

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="180"><rect width="150" height="180" fill="#345"/></svg>';

function findRoute(routes: readonly Route[], request: IncomingMessage, pathname: string) {
  const method = request.headers['access-control-request-method'] ?? request.method;
  for (const route of routes) {
    const [routeMethod, routePath = ''] = route.call.split(' ');
    const shape = new RegExp(`^${routePath.replace(/:\w+/g, '([^/]+)')}$`);
    const match = routeMethod === method ? shape.exec(pathname) : null;
    if (match) return { route, params: match.slice(1).map(decodeURIComponent) };
  }
  return null;
}

/** What is wrong with a call's body, by the route's fields. */
function problemWith({ fields = {} }: Route, request: IncomingMessage, text: string): string | null {
  const names = Object.keys(fields);
  if (names.length === 0) return text === '' ? null : 'There should be no body.';
  if (request.headers['content-type'] !== 'application/json') return 'The body is not called JSON.';
  const body = JSON.parse(text) as Record<string, unknown>;
  const wrong = names.filter((name) => !fields[name]?.(body[name]));
  const more = Object.keys(body).filter((name) => !names.includes(name));
  return wrong.length + more.length === 0 ? null : `wrong: ${wrong}, more than there should be: ${more}`;
}
