import { readFileSync } from 'node:fs';
import {
  addPlay,
  auth,
  createList,
  defineEndpoint,
  type Endpoint,
  endpointPath,
  endpoints,
  getProfile,
  mediaTypes,
  saveReview,
  setVisibility,
} from '@gildshelf/api-client/contract';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { addPathObjects } from '../testing/app/addPathObjects.ts';
import { createTestApp } from '../testing/app/createTestApp.ts';
import { type Engine, eachEngine } from '../testing/database/eachEngine.ts';
import { installSampleTitles } from '../testing/database/titles.ts';
import { sampleBody } from '../testing/sampleBody.ts';
import {
  type Caller,
  type Cell,
  declarationProblems,
  expectedOutcome,
  routeProblems,
  rowProblems,
} from './accessMatrix.ts';

const day = 24 * 60 * 60 * 1000;
const missingId = '01a1f8bd-b143-7745-ba54-ef6ba879ae63';

/** The routes of the server that are not calls of the contract; none of them authenticates with a token. */
const otherRoutes = [
  // Response headers and the not-found handler.
  'ALL /*',
  'ALL /api/*',
  'GET /covers/:mediaType/:file',
  // oEmbed of a title or a public collection.
  'ALL /oembed',
  'GET /oembed',
  // Rate limits for clients.
  'ALL /cards/*',
  'ALL /sitemap/*',
  'GET /cards/:mediaType/:file',
  'GET /cards/:file',
  'GET /cards/:username/lists/:file',
  // Feeds of public collections and lists.
  'ALL /feeds/*',
  'GET /feeds/:file',
  'GET /feeds/:username/:file',
  'GET /feeds/:username/lists/:file',
  // The OpenAPI document and the page that shows it.
  'ALL /openapi.json',
  'GET /openapi.json',
  'GET /docs/api',
  'GET /docs/api/reference.js',
  'GET /docs/api/start.js',
  // For search engines.
  'GET /robots.txt',
  'GET /opensearch.xml',
  'GET /sitemap.xml',
  'GET /sitemap/:part',
  // Third-party sign-in: a browser navigates there with a cookie and without a token.
  `GET ${auth.thirdPartySignInPath}`,
  `GET ${auth.thirdPartySignInPath}/callback`,
];

const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
const notServed = page.split('### Not served yet')[1]?.split('\n## ')[0] ?? '';
const notYetServed = [...notServed.matchAll(/`((?:GET|POST) \/[^`]+)`/g)].map(([, call]) => call ?? '');

async function startServer(engine: Engine) {
  const store = await engine.freshStore();
  await installSampleTitles(store);
  const humanCheck = { challenge: async () => ({}), isHuman: async () => true };
  return createTestApp(engine, { RATE_LIMITS: 'off' }, { store, humanCheck });
}
type Server = Awaited<ReturnType<typeof startServer>>;

/** One request for each kind of caller, each with a session of its own, because a call may end the session. */
async function createCells(
  { call, logIn, member, time }: Server,
  name: string,
  { access }: Endpoint,
): Promise<Cell[]> {
  const { userId } = await member(name);
  const other = await member(`${name}s2nd`);
  const tokenOf = async (username: string) => (await logIn(username)).body.token as string;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const expired = await tokenOf(name);
  // The session stays active, so that only the token itself has expired.
  for (let days = 0; days < 8; days += 2) {
    await call('GET', getProfile.path, { token: expired });
    time.now += 2 * day;
  }
  const revoked = await tokenOf(name);
  await call('POST', '/api/auth/logout', { token: revoked });
  const own = await tokenOf(name);
  const otherIds: Cell[] = [];
  // A foreign or missing id needs a path with an id.
  for (const id of access === 'owner' ? [other.userId, missingId, 'no-id'] : []) {
    const caller = id === other.userId ? 'own token, foreign id' : 'own token, missing id';
    otherIds.push({ caller, userId: id, headers: bearer(await tokenOf(name)) });
  }
  return [
    { caller: 'no token', userId, headers: {} },
    { caller: 'malformed header', userId, headers: { authorization: `Bearer ${own} x` } },
    { caller: 'malformed header', userId, headers: { authorization: own } },
    { caller: 'expired token', userId, headers: bearer(expired) },
    { caller: 'revoked token', userId, headers: bearer(revoked) },
    { caller: "a foreign user's token", userId, headers: bearer(await tokenOf(`${name}s2nd`)) },
    ...otherIds,
    { caller: 'own token', userId, headers: bearer(own) },
  ];
}

/** Adds a review of the title by a new user; resolves to its id. */
async function addReview({ call, member }: Server, name: string, titleId: string): Promise<string> {
  const { token } = await member(name);
  const params = { mediaType: 'game', titleId };
  await call('POST', endpointPath(addPlay, params), { token, body: { state: 'ongoing' } });
  const body = { text: 'Good.', is_spoiler: false, visibility: 'public' };
  return (await call('PUT', endpointPath(saveReview, params), { token, body })).body.review.id;
}

eachEngine((engine) => {
  // @control:SEC-06
  test('every route is a call of the contract or in the list of other routes, and every call is served', async () => {
    const { app } = await startServer(engine);
    expect(routeProblems(app.routes, endpoints, { otherRoutes, notYetServed })).toEqual([]);
  });

  test('routes outside the contract need no token and ignore one', async () => {
    const { call, member, config } = await startServer(engine);
    const { token } = await member('bob');
    await call('PUT', setVisibility.path, { token, body: { collection: 'public' } });
    await call('POST', createList.path, { token, body: { name: 'List', visibility: 'public' } });
    for (const route of otherRoutes.filter((name) => name.startsWith('GET '))) {
      const path = route
        .slice(4)
        .replace(':mediaType', 'game')
        .replace('/cards/:file', '/cards/bob.svg')
        .replace('/feeds/:file', '/feeds/bob.atom')
        .replace('/feeds/:username/:file', '/feeds/bob/game.json')
        .replace('/cards/:username/lists/:file', '/cards/bob/lists/list.svg')
        .replace('/feeds/:username/lists/:file', '/feeds/bob/lists/list.json')
        .replace('/oembed', `/oembed?url=${config.publicUrl}/user/bob/collection`)
        .replace(':file', 'portal.svg')
        .replace(':part', '1.xml');
      const anonymous = await call('GET', path);
      expect([200, 302], route).toContain(anonymous.status);
      for (const options of [{ token }, { headers: { authorization: 'Bearer' } }]) {
        const { status, text } = await call('GET', path, options);
        expect([status, text], route).toEqual([anonymous.status, anonymous.text]);
      }
    }
  });

  // @control:SEC-06
  test('every call admits exactly the callers that its declared access allows', async () => {
    const server = await startServer(engine);
    const served = endpoints.filter(({ method, path }) => !notYetServed.includes(`${method} ${path}`));
    const problems: string[] = [];
    let requests = 0;
    for (const [index, endpoint] of served.entries()) {
      const name = `person${index}`;
      const cells = await createCells(server, name, endpoint);
      const user = { username: name, email: `${name}@example.com`, password: 'correct1!' };
      const titleId = 'portal';
      const body = sampleBody(endpoint, user);
      const reviewId = endpoint.path.includes(':reviewId')
        ? await addReview(server, `${name}author`, titleId)
        : titleId;
      const own = cells.at(-1) ?? { userId: '', headers: {} };
      const ids = await addPathObjects(server, endpoint, own);
      const row = { cells, body, titleId, reviewId, ...ids };
      problems.push(...(await rowProblems(server.call, endpoint, row)));
      requests += cells.length;
    }
    expect(problems).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(served.length * 7);
    console.info(`${engine.name}: ${served.length} calls, ${requests} requests`);
  });
});

// @control:SEC-06
test('every call declares its access, and a call with a user id in its path is for the owner', () => {
  expect(declarationProblems(endpoints)).toEqual([]);
});

describe('the access matrix', () => {
  const { response } = getProfile;
  // @ts-expect-error A call cannot be declared without its access.
  const undeclared: Endpoint = defineEndpoint({ id: 'getNew', method: 'GET', path: '/api/new', response });
  const callers: readonly Caller[] = ['no token', 'own token', "a foreign user's token"];

  // @control:SEC-06
  test('reports a call without a declared access and a call whose access does not fit its path', () => {
    expect(declarationProblems([...endpoints, undeclared])).toEqual(['GET /api/new declares no access.']);
    const open = { ...mediaTypes.game.listTrackedTitles, access: 'user' } as const;
    expect(declarationProblems([open])).toHaveLength(1);
    expect(declarationProblems([{ ...getProfile, access: 'owner' }])).toHaveLength(1);
  });

  test('reports a route outside the contract and a call that is not served', () => {
    const http = new Hono().get('/api/backdoor', (context) => context.text('in'));
    const lists = { otherRoutes: [], notYetServed: [] };
    expect(routeProblems(http.routes, [], lists)).toEqual([
      'GET /api/backdoor is served and is no call of the contract.',
    ]);
    expect(routeProblems([], [getProfile], lists)).toEqual(['GET /api/profile is not served.']);
    expect(
      routeProblems(http.routes, [], { otherRoutes: [], notYetServed: ['GET /api/backdoor'] }),
    ).toContain('GET /api/backdoor is served by now.');
  });

  test('expects public calls to admit every caller and reports a call that admits a caller without access', async () => {
    expect(callers.map((caller) => expectedOutcome({ access: 'public' }, caller))).toEqual([
      'in',
      'in',
      'in',
    ]);
    expect(callers.map((caller) => expectedOutcome({ access: 'user' }, caller))).toEqual([401, 'in', 'in']);
    expect(callers.map((caller) => expectedOutcome({ access: 'owner' }, caller))).toEqual([401, 'in', 403]);
    const { rateTitle } = mediaTypes.game;
    expect(callers.map((caller) => expectedOutcome(rateTitle, caller))).toEqual([401, 'in', 403]);
    const open = async () => ({ status: 200, text: '', body: {}, headers: new Headers() });
    const cells = callers.map((caller) => ({ caller, userId: 'x', headers: {} }));
    const row = { cells, body: undefined, titleId: 'x' };
    expect(await rowProblems(open, mediaTypes.game.listTrackedTitles, row)).toHaveLength(2);
    expect(await rowProblems(open, getProfile, row)).toHaveLength(1);
  });

  test('reports a call whose responses distinguish a foreign id from a missing one', async () => {
    const leaking = async (_: string, path: string) => ({
      ...{ status: 403, text: path, body: {}, headers: new Headers() },
    });
    const cells = (['own token, foreign id', 'own token, missing id'] as const).map((caller) => ({
      ...{ caller, userId: caller, headers: {} },
    }));
    const row = { cells, body: undefined, titleId: 'x' };
    expect(await rowProblems(leaking, mediaTypes.game.listTrackedTitles, row)).toEqual([
      expect.stringContaining('has different responses for the same status'),
    ]);
  });
});
