import { endpoints, mediaTypeNames, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { type Engine, eachEngine } from '../../../testing/database/eachEngine.ts';
import { installBuiltInTitles } from '../../../testing/database/titles.ts';

const path = '/api/profile/visibility';
const noProfile = { profile: [] };
const gamesPath = (username: string) => `/api/collections/${username}/games`;

async function start(engine: Engine) {
  const store = await engine.freshStore();
  await installBuiltInTitles(store);
  const app = await createTestApp(engine, {}, { store });
  const { token, userId } = await app.member('Ada');
  const rate = (slug: string, mediaType: keyof typeof mediaTypes = 'game') => {
    app.time.now += 1;
    const { rateTitle, idField, statuses } = mediaTypes[mediaType];
    const body = { username: 'Ada', [idField]: slug, rating: 4.5, status: statuses[0] };
    return app.call('POST', rateTitle.path, { token, body });
  };
  const setVisibility = (collection: string, profile?: readonly string[]) =>
    app.call('PUT', path, { token, body: { collection, profile } });
  return {
    ...app,
    token,
    userId,
    rate,
    setVisibility,
    readCollection: (name = 'ada') => app.call('GET', gamesPath(name)),
  };
}

eachEngine((engine) => {
  test('a collection is private until its owner makes it public, and private again afterwards', async () => {
    const { call, token, rate, setVisibility, readCollection, userId } = await start(engine);
    await rate('portal');
    expect(await call('GET', path, { token })).toMatchObject({
      status: 200,
      body: { collection: 'private', ...noProfile },
    });
    const missing = await readCollection();
    expect(missing).toMatchObject({ status: 404, body: { message: ownMessages.collection.notPublic } });

    // The request is idempotent.
    for (let times = 0; times < 2; times++)
      expect(await setVisibility('public')).toMatchObject({ status: 200, body: { collection: 'public' } });
    expect((await call('GET', path, { token })).body).toEqual({ collection: 'public', ...noProfile });
    const response = await readCollection();
    expect(response).toMatchObject({
      status: 200,
      body: { username: 'Ada', display_name: null, avatar_url: null, total: 1 },
    });
    expect(response.body.items).toEqual(
      (await call('GET', `/api/userGames/${userId}/games`, { token })).body,
    );
    expect(response.text).not.toContain(userId);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');

    for (let times = 0; times < 2; times++)
      expect((await setVisibility('private')).body).toEqual({ collection: 'private', ...noProfile });
    expect(await readCollection()).toEqual(missing);
  });

  test('lists the titles of a public collection by last change, up to the requested limit, with the total', async () => {
    const { rate, setVisibility, readCollection, call } = await start(engine);
    for (const slug of ['portal', 'elden-ring', 'portal-2', 'portal']) await rate(slug);
    await setVisibility('public');
    const { body } = await call('GET', `${gamesPath('Ada')}?limit=2`);
    expect(body.total).toBe(3);
    expect(body.items.map(({ slug }: { slug: string }) => slug)).toEqual(['portal', 'portal-2']);
    expect((await readCollection()).body.items).toHaveLength(3);
    for (const limit of ['0', '101', 'all', ''])
      expect((await call('GET', `${gamesPath('Ada')}?limit=${limit}`)).body.message, limit).toBe(
        ownMessages.collection.invalidLimit(100),
      );
  });

  test('pages list the titles by last change without repeating one, even when a title changes between requests', async () => {
    const { rate, setVisibility, call } = await start(engine);
    const slugs = ['portal', 'elden-ring', 'portal-2', 'hades-2018', 'bloodborne'];
    for (const slug of slugs) await rate(slug);
    await setVisibility('public');
    const pageAfter = async (next: string | null, limit = 2) =>
      (await call('GET', `${gamesPath('Ada')}?limit=${limit}${next ? `&after=${next}` : ''}`)).body;
    const slugsOf = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug);
    const first = await pageAfter(null);
    expect([slugsOf(first), first.total]).toEqual([['bloodborne', 'hades-2018'], 5]);
    await rate('elden-ring');
    const second = await pageAfter(first.next);
    expect([slugsOf(second), second.total]).toEqual([['portal-2', 'portal'], 5]);
    expect(second.next).toBeNull();
    // A page that ends with the last title has no next page.
    expect((await pageAfter(null, 5)).next).toBeNull();
    expect(await pageAfter(first.next)).toEqual(second);
  });

  test('the cursor of the next page does not reveal a time, and any other text is rejected', async () => {
    const { rate, setVisibility, call, time } = await start(engine);
    for (const slug of ['portal', 'elden-ring']) await rate(slug);
    await setVisibility('public');
    const page = () => call('GET', `${gamesPath('Ada')}?limit=1`);
    const { body, text } = await page();
    expect(await page()).toEqual(await page());
    expect(body.next).toMatch(/^[\w-]{60,200}$/);
    for (const timeDigits of [String(time.now), String(time.now).slice(0, 8)]) {
      expect(text).not.toContain(timeDigits);
      expect(Buffer.from(body.next, 'base64url').toString('latin1')).not.toContain(timeDigits);
    }
    const changed = body.next.replace(/^./, (character: string) => (character === 'A' ? 'B' : 'A'));
    for (const after of [changed, '1767225600000_0198f6c4-0000-7000-8000-000000000000', 'x', '', 'é'])
      for (const name of ['ada', 'nobody'])
        expect(
          await call('GET', `${gamesPath(name)}?after=${encodeURIComponent(after)}`),
          `${after} of ${name}`,
        ).toMatchObject({ status: 400, body: { message: ownMessages.collection.invalidNext } });
  });

  test('a public collection shows only the profile fields that its owner selected', async () => {
    const { call, token, setVisibility, readCollection, rate } = await start(engine);
    await rate('portal');
    const profile = { bio: 'Two\nlines', location: 'Lisbon', website: 'https://ada.example' };
    await call('PATCH', '/api/profile', { token, body: profile });
    await setVisibility('public');
    expect((await readCollection()).body).toMatchObject({ bio: null, location: null, website: null });
    expect((await readCollection()).text).not.toMatch(/Two|Lisbon|ada\.example/);
    const parts = ['bio', 'location', 'website'] as const;
    for (const part of parts) {
      expect((await setVisibility('public', [part])).body).toEqual({ collection: 'public', profile: [part] });
      expect((await readCollection()).body).toMatchObject({
        ...{ bio: null, location: null, website: null },
        [part]: profile[part],
      });
      // An omitted selection stays unchanged.
      expect((await setVisibility('public')).body).toEqual({ collection: 'public', profile: [part] });
    }
    await setVisibility('public', [...parts, 'bio']);
    expect((await call('GET', path, { token })).body).toEqual({ collection: 'public', profile: parts });
    await call('PATCH', '/api/profile', { token, body: { bio: '' } });
    expect((await readCollection()).body).toMatchObject({ ...profile, bio: null });
    // Hiding the collection clears the selection: publishing the collection again does not restore it.
    expect((await setVisibility('private', parts)).body).toEqual({ collection: 'private', ...noProfile });
    expect((await setVisibility('public')).body).toEqual({ collection: 'public', ...noProfile });
  });

  test('each media type has its own public list, found by the username in any case', async () => {
    const { call, token, rate, setVisibility } = await start(engine);
    await rate('steins-gate', 'anime');
    await rate('the-godfather', 'movie');
    await setVisibility('public');
    await call('PATCH', '/api/profile', { token, body: { display_name: 'Ada & <b>' } });
    const responses = ['games', 'anime', 'movies'].map((items) =>
      call('GET', `/api/collections/ADA/${items}`),
    );
    const bodies = (await Promise.all(responses)).map(({ body }) => body);
    expect(bodies.map(({ total, items }) => [total, items.length])).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    for (const body of bodies) expect(body).toMatchObject({ username: 'Ada', display_name: 'Ada & <b>' });
  });

  // @control:SEC-01
  test('a private collection gets the same bytes as a missing one, for every method, query and caller', async () => {
    const { app, call, token, rate, register } = await start(engine);
    await rate('portal');
    // A username that is taken but not verified; the list below also has usernames that are not allowed.
    await register('waiting');
    for (const query of ['', '?limit=5', '?limit=101', '?after=x'])
      for (const headers of [{}, { authorization: `Bearer ${token}` }, { origin: 'https://wiki.example' }])
        for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
          const responses = await Promise.all(
            ['ada', 'waiting', 'nobody', 'x', 'ada@example.com', 'ünknown'].map(async (name) => {
              const response = await app.request(gamesPath(encodeURIComponent(name)) + query, {
                method,
                headers,
              });
              return JSON.stringify([response.status, [...response.headers], await response.text()]);
            }),
          );
          expect([...new Set(responses)], `${method} ${query}`).toHaveLength(1);
        }
    const { headers } = await call('GET', gamesPath('ada'));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('changes only the visibility of the caller’s own collection, and rejects invalid values', async () => {
    const { call, member, setVisibility, readCollection, token } = await start(engine);
    const other = await member('bob');
    await call('PUT', path, { token: other.token, body: { collection: 'public' } });
    expect((await readCollection()).status).toBe(404);
    expect((await readCollection('bob')).status).toBe(200);
    for (const body of [
      {},
      { collection: 'everybody' },
      { collection: true },
      { collection: 'public', userId: 'x' },
      { collection: 'public', profile: 'bio' },
      { collection: 'public', profile: ['email'] },
      { profile: ['bio'] },
    ])
      expect((await call('PUT', path, { token, body })).status).toBe(400);
    expect((await readCollection()).status).toBe(404);
    await setVisibility('public');
    await call('POST', '/api/auth/logout', { token });
    expect((await setVisibility('private')).status).toBe(401);
    expect((await readCollection()).status).toBe(200);
  });

  test('a deleted user has no public collection, and no row of it remains', async () => {
    const { store, setVisibility, readCollection, userId } = await start(engine);
    await setVisibility('public');
    await store.db.deleteFrom('users').where('user_id', '=', userId).execute();
    expect((await readCollection()).status).toBe(404);
    expect(await store.db.selectFrom('public_collections').selectAll().execute()).toEqual([]);
  });
});

test('the visibility and public collection endpoints are optional for API clients', () => {
  const extra = endpoints.filter(({ path }) => /visibility|collections\/(?!.*(?:diary|lists))/.test(path));
  expect(extra.length).toBe(3 + mediaTypeNames.length);
  expect(extra.every(({ isExtension }) => isExtension)).toBe(true);
});
