import {
  browsing,
  catalogues,
  catalogueTypes,
  createAccessToken,
  type Endpoint,
  endpointPath,
  endpoints,
  getList,
  getProfile,
  getPublicList,
  listCollectionTitles,
  listDiary,
  listEdits,
  listLists,
  listPublicDiary,
  listPublicLists,
  mediaTypes,
  setAdultTitles,
} from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { repositoriesOn } from '../features/repositories.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { sampleBody } from '../testing/sampleBody.ts';
import { type AdultServer, ada, hiddenName, listSlug, slug, startAdultServer } from './adultServer.ts';

/** The claims of a token. */
const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** All calls of the contract, first those that change nothing. */
const readsFirst = [...endpoints].sort((a, b) => Number(b.method === 'GET') - Number(a.method === 'GET'));

/** The URLs of a call about the adult titles: by slug and by every id. */
function urlsOf(endpoint: Endpoint, { userId, titleIds }: AdultServer): string[] {
  const query = endpoint.path.endsWith('/search')
    ? '?query=velvet'
    : endpoint.path.endsWith('/browse')
      ? '?genre=Plush'
      : endpoint.path.endsWith('/statuses')
        ? `?type=game&ids=${titleIds}`
        : endpoint.path.startsWith('/api/collection/')
          ? '?type=game&genre=Plush'
          : '';
  const types = endpoint.path.includes(':mediaType') ? catalogueTypes : ['game'];
  return [slug, ...titleIds].flatMap((title) =>
    types.map(
      (mediaType) =>
        endpointPath(endpoint, {
          ...{
            slug: endpoint.path.includes('/lists/') ? listSlug : title,
            titleId: title,
            mediaType,
            userId,
            username: 'ada',
          },
          ...{ tokenId: userId, webhookId: userId, playId: userId, viewId: userId, year: '2026' },
          ...{ listId: listSlug, entryId: userId, reviewId: userId, editId: userId },
        }) + query,
    ),
  );
}

/** The paths outside of the contract that could show a title. */
const otherPaths = ({ titleIds: [gameId = ''], config }: AdultServer) => [
  `/cards/game/${slug}.svg`,
  `/cards/game/${gameId}.png`,
  '/cards/ada.svg',
  '/feeds/ada.atom',
  '/feeds/ada.json',
  '/feeds/ada/game.json',
  `/cards/ada/lists/${listSlug}.svg`,
  `/feeds/ada/lists/${listSlug}.atom`,
  `/feeds/ada/lists/${listSlug}.json`,
  `/covers/game/${slug}.svg`,
  `/oembed?url=${config.publicUrl}/game/${slug}`,
  `/oembed?url=${config.publicUrl}/user/ada/collection`,
  '/sitemap/1.xml',
];

eachEngine((engine) => {
  test('no call of the contract returns the name of an adult title to a visitor or to a user without the setting', async () => {
    const server = await startAdultServer(engine);
    await server.seeAdultTitles(false);
    const found: string[] = [];
    for (const endpoint of readsFirst)
      for (const url of urlsOf(endpoint, server))
        for (const token of [undefined, server.token]) {
          const body = sampleBody(endpoint, ada);
          const { status, text } = await server.call(endpoint.method, url, { token, body });
          expect(status, url).toBeLessThan(500);
          if (hiddenName.test(text)) found.push(`${endpoint.method} ${url}: ${text}`);
        }
    expect(found).toEqual([]);
  });

  test('a user with the setting gets adult titles from the calls for searching, titles and collections, uncached', async () => {
    const server = await startAdultServer(engine);
    const names: string[] = [];
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
      const [url = ''] = urlsOf(endpoint, server);
      const { status, text, headers } = await server.call('GET', url, { token: server.token });
      if (!hiddenName.test(text)) continue;
      expect([status, headers.get('cache-control')], url).toEqual([
        200,
        endpoint.dependsOnViewer ? 'private, no-store' : 'no-store',
      ]);
      expect((await server.call('GET', url)).headers.get('vary') ?? 'authorization', url).toContain(
        'authorization',
      );
      names.push(endpoint.id);
    }
    const ids = catalogueTypes.flatMap((type) => {
      const { searchTitles, getTitleDetails } = catalogues[type];
      const { listTrackedTitles, getTrackedTitle, listPublicTitles } = mediaTypes[type];
      const { browseTitles } = browsing[type];
      return [
        browseTitles,
        searchTitles,
        getTitleDetails,
        listTrackedTitles,
        getTrackedTitle,
        listPublicTitles,
      ];
    });
    const diaries = [listDiary, listPublicDiary];
    const lists = [listLists, getList, listPublicLists, getPublicList];
    expect(names.sort()).toEqual(
      [...ids, ...diaries, ...lists, listEdits, listCollectionTitles].map(({ id }) => id).sort(),
    );
  });

  test('an adult title is missing for everyone without the setting: its details, its rating and its tracked item', async () => {
    const { call, token, seeAdultTitles, rate } = await startAdultServer(engine);
    expect((await call('GET', `/api/games/${slug}/rating`, { token })).body).toEqual({
      ...{ average: 4.5, count: 1 },
      distribution: null,
    });
    await seeAdultTitles(false);
    for (const caller of [undefined, token, 'x.y.z'])
      for (const path of [`/api/games/${slug}`, `/api/games/${slug}/rating`]) {
        const missing = await call('GET', path.replace(slug, 'no-such-title'), { token: caller });
        expect(await call('GET', path, { token: caller })).toMatchObject({ status: 404, text: missing.text });
      }
    expect((await rate('game')).status).toBe(404);
  });

  test('a hidden title stays tracked, and the numbers of a public collection exclude it', async () => {
    const { call, token, userId, seeAdultTitles, rate } = await startAdultServer(engine);
    const mine = async () => (await call('GET', `/api/userGames/${userId}/games`, { token })).body.length;
    const totals = async (as?: string) => {
      const lists = ['', '?status=playing'].map((query) =>
        call('GET', `/api/collections/ada/games${query}`, { token: as }),
      );
      const [all, playing] = await Promise.all(lists);
      const { statistics } = (await call('GET', '/api/collections/ada/statistics', { token: as })).body;
      return [
        all?.body.total,
        all?.body.items.length,
        playing?.body.total,
        statistics[0].total,
        statistics[0].rated,
      ];
    };
    await rate('game', token, 'ada', 'portal');
    expect([await mine(), await totals(token)]).toEqual([2, [2, 2, 2, 2, 2]]);
    expect(await totals()).toEqual([1, 1, 1, 1, 1]);
    await seeAdultTitles(false);
    expect([await mine(), await totals(token)]).toEqual([1, [1, 1, 1, 1, 1]]);
    await seeAdultTitles(true);
    expect(await mine()).toBe(2);
  });

  test('feeds, share images, covers by slug, oEmbed and the sitemap never contain an adult title', async () => {
    const server = await startAdultServer(engine);
    for (const token of [undefined, server.token])
      for (const path of otherPaths(server)) {
        const { status, text } = await server.call('GET', path, { token });
        expect(status, path).toBe(/^\/(cards\/game|covers)|=.*\/game\//.test(path) ? 404 : 200);
        expect(text, path).not.toMatch(hiddenName);
      }
  });

  test('the cover of an adult title is served under its id, which only responses to users with the setting contain', async () => {
    const { call, token, titleIds, config } = await startAdultServer(engine);
    const { background_image: url } = (await call('GET', `/api/games/${slug}`, { token })).body;
    expect(url).toContain(`${config.apiUrl}/covers/game/${titleIds[0]}.svg?v=`);
    const cover = await call('GET', url.replace(config.apiUrl, ''));
    expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  test('the top lists are the same for every viewer, and have no adult title even if one has a rank', async () => {
    const server = await startAdultServer(engine);
    await repositoriesOn(server.store.db).titles.rank(new Map([[server.titleIds[0] ?? '', 1]]));
    const list = await server.call('GET', catalogues.game.listTopTitles.path, { token: server.token });
    expect(list.text).not.toMatch(hiddenName);
    expect(list.headers.get('cache-control')).toBe('public, no-cache');
  });

  test('the setting is off by default, is in the token only while it is on, and needs a session to be changed', async () => {
    const { call, member } = await startAdultServer(engine);
    const { token } = await member('bob');
    const read = async (as = token) => (await call('GET', path, { token: as })).body;
    const { path } = setAdultTitles;
    expect([await read(), claims(token).adult_titles]).toEqual([{ adult_titles: false }, undefined]);
    const on = await call('PUT', path, { token, body: { adult_titles: true } });
    expect(on).toMatchObject({ status: 200, body: { adult_titles: true } });
    expect([await read(), claims(on.body.token).adult_titles]).toEqual([{ adult_titles: true }, 1]);
    const off = await call('PUT', path, { token, body: { adult_titles: false } });
    expect([await read(), claims(off.body.token).adult_titles]).toEqual([{ adult_titles: false }, undefined]);
    for (const body of [
      {},
      { adult_titles: 'yes' },
      { adult_titles: 1 },
      { adult_titles: true, userId: 'x' },
    ])
      expect((await call('PUT', path, { token, body })).status).toBe(400);
    expect((await call('PATCH', '/api/profile', { token, body: { adult_titles: true } })).status).toBe(400);
  });

  test('a change applies to every session of the user with the next response, and the profile gives a stale session a new token', async () => {
    const { call, seeAdultTitles, logIn } = await startAdultServer(engine);
    await seeAdultTitles(false);
    const other: string = (await logIn('ada')).body.token;
    const title = async (as: string) => (await call('GET', `/api/games/${slug}`, { token: as })).status;
    const newToken = async (as: string) => (await call('GET', getProfile.path, { token: as })).body.token;
    expect([await newToken(other), await title(other)]).toEqual([undefined, 404]);
    await seeAdultTitles(true);
    const withClaim = await newToken(other);
    expect(claims(withClaim).adult_titles).toBe(1);
    expect([await title(other), await title(withClaim), await newToken(withClaim)]).toEqual([
      200,
      200,
      undefined,
    ]);
    await seeAdultTitles(false);
    expect(await title(withClaim)).toBe(404);
    const withoutClaim = await newToken(withClaim);
    expect([claims(withoutClaim).adult_titles, await newToken(withoutClaim)]).toEqual([undefined, undefined]);
  });

  test('a personal access token shows adult titles of a user with the setting if it has the scope read, and cannot change it', async () => {
    const { call, token } = await startAdultServer(engine);
    const create = async (scope: string) => {
      const body = { name: scope, scopes: [scope], expires_in_days: 30 };
      return (await call('POST', createAccessToken.path, { token, body })).body.token as string;
    };
    const [reader, writer] = [await create('read'), await create('write')];
    expect((await call('GET', `/api/games/${slug}`, { token: reader })).status).toBe(200);
    expect((await call('GET', `/api/games/${slug}`, { token: writer })).status).toBe(404);
    expect((await call('GET', setAdultTitles.path, { token: reader })).body).toEqual({ adult_titles: true });
    const body = { adult_titles: false };
    expect((await call('PUT', setAdultTitles.path, { token: reader, body })).status).toBe(403);
    expect((await call('GET', getProfile.path, { token: reader })).body).not.toHaveProperty('token');
  });
});
