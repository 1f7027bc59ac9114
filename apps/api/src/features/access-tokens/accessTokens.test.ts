import {
  accessTokenScopeOf,
  accessTokenScopes,
  addListEntry,
  addPlay,
  continueEdit,
  createAccessToken,
  createEdit,
  createList,
  deleteList,
  deleteReview,
  deleteView,
  type Endpoint,
  endpointPath,
  endpoints,
  getCurrentUser,
  getProfile,
  listAccessTokens,
  mediaTypes,
  ownMessages,
  removeListEntry,
  removePlay,
  restoreTitle,
  revokeAccessToken,
  saveReview,
  saveView,
  serverLimits,
  undoEdit,
  updateList,
  updateListEntry,
  updatePlay,
  updatePlayEpisodes,
  updateTitleHistory,
  updateView,
} from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';
import { deleteExpired } from '../../start/deleteExpired.ts';
import { addPathObjects } from '../../testing/app/addPathObjects.ts';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { installSampleTitles } from '../../testing/database/titles.ts';
import { sampleBody, sampleQuery } from '../../testing/sampleBody.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const readToken = { name: 'A script', scopes: ['read'], expires_in_days: 30 };
const { request, accessTokens: texts } = ownMessages;

eachEngine((engine) => {
  async function start(settings: Record<string, string> = {}) {
    const app = await createTestApp(engine, settings);
    const { token, userId } = await app.member('bob');
    const create = (changes: object = {}, session = token) =>
      app.call('POST', createAccessToken.path, { token: session, body: { ...readToken, ...changes } });
    const list = async () => (await app.call('GET', listAccessTokens.path, { token })).body;
    const use = (accessToken: string) => app.call('GET', getProfile.path, { token: accessToken });
    const revoke = (tokenId: string, session = token) =>
      app.call('DELETE', endpointPath(revokeAccessToken, { tokenId }), { token: session });
    return { ...app, session: token, userId, create, list, use, revoke };
  }

  // @control:SEC-25
  test('shows a new token once and stores only its hash and its first characters', async () => {
    const { create, list, store } = await start();
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body.token).toMatch(/^gs_pat_[\w-]{43}$/);
    const { token, ...shown } = body;
    expect(shown).toEqual({
      id: expect.any(String),
      name: 'A script',
      scopes: ['read'],
      prefix: token.slice(0, 12),
      created_at: '2026-11-20T12:00:00.001Z',
      expires_at: '2026-12-20T12:00:00.001Z',
      last_used_at: null,
    });
    expect(await list()).toEqual([shown]);
    const rows = await store.db.selectFrom('access_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(12));
  });

  // @control:SEC-25
  test('accepts a token until it expires or is revoked', async () => {
    const { create, use, revoke, time } = await start();
    const [first, second, endless] = [
      (await create()).body,
      (await create()).body,
      (await create({ expires_in_days: null })).body,
    ];
    expect((await use(first.token)).status).toBe(200);
    expect(await revoke(first.id)).toMatchObject({ status: 200, body: { message: texts.revoked } });
    expect(await use(first.token)).toMatchObject({ status: 401, body: { message: request.unauthenticated } });
    time.now += 30 * day - 1;
    expect((await use(second.token)).status).toBe(200);
    time.now += 1;
    expect((await use(second.token)).status).toBe(401);
    time.now += 1000 * day;
    expect((await use(endless.token)).status).toBe(200);
  });

  // @control:SEC-25
  test('a token that one server revoked is rejected by another one at once', async () => {
    const { create, use, revoke, store } = await start();
    const other = await createTestApp(engine, {}, { store });
    const { id, token } = (await create()).body;
    expect((await other.call('GET', getProfile.path, { token })).status).toBe(200);
    await revoke(id);
    expect((await other.call('GET', getProfile.path, { token })).status).toBe(401);
    expect((await use(token)).status).toBe(401);
  });

  // @control:SEC-25
  test('a new password revokes every token of the user', async () => {
    const { create, use, changePassword, session, forgot, reset, lastLinkToken, logIn } = await start();
    const { token } = (await create()).body;
    await changePassword(session);
    expect((await use(token)).status).toBe(401);
    const next = (await create({}, (await logIn('bob', 'another1!')).body.token)).body.token;
    expect((await use(next)).status).toBe(200);
    await forgot('bob@example.com');
    await reset(await lastLinkToken(), 'third1!!');
    expect((await use(next)).status).toBe(401);
  });

  // @control:SEC-25
  test('a token of one user cannot be seen or revoked by another', async () => {
    const { create, use, revoke, member, call } = await start();
    const { id, token } = (await create()).body;
    const other = await member('eve');
    expect((await call('GET', listAccessTokens.path, { token: other.token })).body).toEqual([]);
    const foreign = await revoke(id, other.token);
    const unknown = await revoke('no-id', other.token);
    expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text]);
    expect((await use(token)).status).toBe(200);
  });

  test('rejects a name, scopes and an expiry that are not offered', async () => {
    const { create } = await start();
    const rejected = async (changes: object) => {
      const { status, body } = await create(changes);
      return [status, body.message];
    };
    expect(await rejected({ name: ' ' })).toEqual([400, texts.missingName]);
    expect(await rejected({ name: 'x'.repeat(81) })).toEqual([400, texts.longName]);
    for (const scopes of [[], ['admin'], ['read', 'read'], 'read'])
      expect(await rejected({ scopes })).toEqual([400, texts.missingScope]);
    for (const days of [0, 31, '30', undefined])
      expect(await rejected({ expires_in_days: days })).toEqual([400, texts.invalidLifetime]);
  });

  test('a user has at most 20 tokens, also when they are created concurrently', async () => {
    const { create, list, revoke } = await start();
    const responses = await Promise.all(Array.from({ length: 24 }, () => create()));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(serverLimits.accessTokens);
    expect((await create()).body.message).toBe(texts.tooMany);
    await revoke((await list())[0].id);
    expect((await create()).status).toBe(200);
  });

  test('stores the last use at most once a minute, also of several servers', async () => {
    const { create, use, list, time, store } = await start();
    const other = await createTestApp(engine, {}, { store });
    const { token } = (await create()).body;
    const lastUse = async () => Date.parse((await list())[0].last_used_at);
    const first = time.now;
    await use(token);
    await expect.poll(lastUse).toBe(first);
    time.now += minute - 1;
    await use(token);
    expect(await lastUse()).toBe(first);
    other.time.now = time.now;
    await other.call('GET', getProfile.path, { token });
    expect(await lastUse()).toBe(first);
    time.now += 1;
    await use(token);
    await expect.poll(lastUse).toBe(time.now);
  });

  test('lists an expired token for 30 days', async () => {
    const { create, logIn, call, time, store } = await start();
    await create();
    await create({ expires_in_days: null });
    const count = async () => {
      const { token } = (await logIn('bob')).body;
      return (await call('GET', listAccessTokens.path, { token })).body.length;
    };
    time.now += 60 * day;
    await deleteExpired(store, time.now);
    expect(await count()).toBe(2);
    time.now += 1;
    await deleteExpired(store, time.now);
    expect(await count()).toBe(1);
  });

  // @control:SEC-12
  test('each token has a rate limit of 300 requests per minute, which its responses state', async () => {
    const { create, use, time } = await start();
    const { token } = (await create()).body;
    const headersOf = ({ headers }: Awaited<ReturnType<typeof use>>) =>
      ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));
    expect(headersOf(await use(token))).toEqual(['300', '299', '1']);
    for (let count = 1; count < 300; count++) await use(token);
    const rejected = await use(token);
    expect(rejected).toMatchObject({ status: 429, body: { message: request.rateLimited } });
    expect([...headersOf(rejected), rejected.headers.get('retry-after')]).toEqual(['300', '0', '60', '1']);
    expect((await use((await create()).body.token)).status).toBe(200);
    time.now += 200;
    expect((await use(token)).status).toBe(200);
  });

  test('the user of a token is returned, as for a session', async () => {
    const { create, call, session, userId } = await start();
    const { token } = (await create()).body;
    const expected = { userId, username: 'bob', display_name: null, avatar_url: null };
    for (const caller of [token, session])
      expect((await call('GET', getCurrentUser.path, { token: caller })).body).toEqual(expected);
  });

  describe('scopes', () => {
    // @control:SEC-25
    test('a token can call exactly the endpoints of its scopes, and none that changes the account', async () => {
      const { call, create, userId, store, session } = await start({ RATE_LIMITS: 'off' });
      await installSampleTitles(store);
      const user = { username: 'bob', email: 'bob@example.com', password: 'correct1!' };
      const headers = { authorization: `Bearer ${session}` };
      const messageOf = async (endpoint: Endpoint, token: string) => {
        const params = {
          ...{ userId, mediaType: 'game', titleId: 'portal', slug: 'portal', username: 'bob' },
          ...(await addPathObjects({ call }, endpoint, { userId, headers })),
          // The calls of webhooks need a session; there is a limit of webhooks.
          ...{ tokenId: 'no-id', year: '2026', reviewId: 'x', webhookId: 'x' },
        };
        const path = endpointPath(endpoint, params) + sampleQuery(endpoint);
        const body = sampleBody(endpoint, user);
        const { status, body: response } = await call(endpoint.method, path, {
          token,
          ...(body !== undefined && { body }),
        });
        return status === 403 ? response.message : status;
      };
      const closed = endpoints.filter(({ access }) => access !== 'public');
      for (const scope of accessTokenScopes) {
        const { token } = (await create({ scopes: [scope] })).body;
        for (const endpoint of closed) {
          const needed = accessTokenScopeOf(endpoint);
          const allowed = needed === scope ? 200 : needed && texts.scopeNeeded(needed);
          expect(await messageOf(endpoint, token), `${endpoint.method} ${endpoint.path} with ${scope}`).toBe(
            allowed ?? texts.sessionNeeded,
          );
        }
      }
    });

    // @control:SEC-25
    test('reading is a GET, and only ratings, the history of titles, own reviews, views, edits and lists can be written', () => {
      const scoped = endpoints.filter((endpoint) => accessTokenScopeOf(endpoint) !== undefined);
      for (const endpoint of scoped)
        expect(accessTokenScopeOf(endpoint) === 'read').toBe(endpoint.method === 'GET');
      const writing = scoped.filter((endpoint) => accessTokenScopeOf(endpoint) === 'write');
      const ratings = Object.values(mediaTypes).flatMap(({ rateTitle, removeTitle }) => [
        rateTitle,
        removeTitle,
      ]);
      const history = [updateTitleHistory, addPlay, updatePlay, removePlay, updatePlayEpisodes, restoreTitle];
      const written = [
        ...[saveReview, deleteReview, saveView, updateView, deleteView, createEdit, continueEdit, undoEdit],
        ...[createList, updateList, deleteList, addListEntry, updateListEntry, removeListEntry],
      ];
      expect(new Set(writing.map(({ id }) => id))).toEqual(
        new Set([...ratings, ...history, ...written].map(({ id }) => id)),
      );
      expect(scoped.some((endpoint) => accessTokenScopeOf(endpoint) === 'import')).toBe(false);
    });
  });
});
