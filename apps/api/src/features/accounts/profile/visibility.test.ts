import { endpoints, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { builtInCatalogue } from '../../../testing/database/builtInCatalogue.ts';
import { type Engine, eachEngine } from '../../../testing/database/eachEngine.ts';
import { installCatalogue } from '../../catalogue/built-in/installCatalogue.ts';

const path = '/api/profile/visibility';
const none = { profile: [] };
const gamesOf = (username: string) => `/api/collections/${username}/games`;

async function start(engine: Engine) {
  const store = await engine.freshStore();
  await installCatalogue(store, builtInCatalogue, Date.now);
  const app = await createTestApp(engine, {}, { store });
  const { token, userId } = await app.member('Ada');
  const rate = (slug: string, mediaType: keyof typeof mediaTypes = 'game') => {
    app.time.now += 1;
    const { rateEndpoint, idField, statuses } = mediaTypes[mediaType];
    const body = { username: 'Ada', [idField]: slug, rating: 4.5, status: statuses[0] };
    return app.call('POST', rateEndpoint.path, { token, body });
  };
  const decide = (collection: string, profile?: readonly string[]) =>
    app.call('PUT', path, { token, body: { collection, profile } });
  return { ...app, token, userId, rate, decide, seen: (name = 'ada') => app.call('GET', gamesOf(name)) };
}

eachEngine((engine) => {
  test('a collection is its owner’s alone until they say otherwise, and again when they do not any more', async () => {
    const { call, token, rate, decide, seen, userId } = await start(engine);
    await rate('portal');
    expect(await call('GET', path, { token })).toMatchObject({
      status: 200,
      body: { collection: 'private', ...none },
    });
    const missing = await seen();
    expect(missing).toMatchObject({ status: 404, body: { message: ownMessages.collection.notPublic } });

    // Twice is as good as once.
    for (let times = 0; times < 2; times++)
      expect(await decide('public')).toMatchObject({ status: 200, body: { collection: 'public' } });
    expect((await call('GET', path, { token })).body).toEqual({ collection: 'public', ...none });
    const answer = await seen();
    expect(answer).toMatchObject({
      status: 200,
      body: { username: 'Ada', display_name: null, avatar_url: null, total: 1 },
    });
    expect(answer.body.items).toEqual((await call('GET', `/api/userGames/${userId}/games`, { token })).body);
    expect(answer.text).not.toContain(userId);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');

    for (let times = 0; times < 2; times++)
      expect((await decide('private')).body).toEqual({ collection: 'private', ...none });
    expect(await seen()).toEqual(missing);
  });

  test('it shows the last changed first, as many as are asked for, and how many there are', async () => {
    const { rate, decide, seen, call } = await start(engine);
    for (const slug of ['portal', 'elden-ring', 'portal-2', 'portal']) await rate(slug);
    await decide('public');
    const { body } = await call('GET', `${gamesOf('Ada')}?limit=2`);
    expect(body.total).toBe(3);
    expect(body.items.map(({ slug }: { slug: string }) => slug)).toEqual(['portal', 'portal-2']);
    expect((await seen()).body.items).toHaveLength(3);
    for (const limit of ['0', '101', 'all', ''])
      expect((await call('GET', `${gamesOf('Ada')}?limit=${limit}`)).body.message, limit).toBe(
        ownMessages.collection.wrongLimit(100),
      );
  });

  test('pages bring every title once, last changed first, whatever changes meanwhile', async () => {
    const { rate, decide, call } = await start(engine);
    const slugs = ['portal', 'elden-ring', 'portal-2', 'hades-2018', 'bloodborne'];
    for (const slug of slugs) await rate(slug);
    await decide('public');
    const pageAfter = async (next: string | null, limit = 2) =>
      (await call('GET', `${gamesOf('Ada')}?limit=${limit}${next ? `&after=${next}` : ''}`)).body;
    const slugsOf = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug);
    const first = await pageAfter(null);
    expect([slugsOf(first), first.total]).toEqual([['bloodborne', 'hades-2018'], 5]);
    await rate('elden-ring');
    const second = await pageAfter(first.next);
    expect([slugsOf(second), second.total]).toEqual([['portal-2', 'portal'], 5]);
    expect(second.next).toBeNull();
    // The page whose last title is the last of all.
    expect((await pageAfter(null, 5)).next).toBeNull();
    expect(await pageAfter(first.next)).toEqual(second);
  });

  test('the place where a page ends tells no time, and no other text is one', async () => {
    const { rate, decide, call, time } = await start(engine);
    for (const slug of ['portal', 'elden-ring']) await rate(slug);
    await decide('public');
    const page = () => call('GET', `${gamesOf('Ada')}?limit=1`);
    const { body, text } = await page();
    expect(await page()).toEqual(await page());
    expect(body.next).toMatch(/^[\w-]{60,200}$/);
    for (const hint of [String(time.now), String(time.now).slice(0, 8)]) {
      expect(text).not.toContain(hint);
      expect(Buffer.from(body.next, 'base64url').toString('latin1')).not.toContain(hint);
    }
    const changed = body.next.replace(/^./, (one: string) => (one === 'A' ? 'B' : 'A'));
    for (const after of [changed, '1767225600000_0198f6c4-0000-7000-8000-000000000000', 'x', '', 'é'])
      for (const name of ['ada', 'nobody'])
        expect(
          await call('GET', `${gamesOf(name)}?after=${encodeURIComponent(after)}`),
          `${after} of ${name}`,
        ).toMatchObject({ status: 400, body: { message: ownMessages.collection.wrongNext } });
  });

  test('of the profile it shows what the owner has ticked, part by part', async () => {
    const { call, token, decide, seen, rate } = await start(engine);
    await rate('portal');
    const profile = { bio: 'Two\nlines', location: 'Lisbon', website: 'https://ada.example' };
    await call('PATCH', '/api/profile', { token, body: profile });
    await decide('public');
    expect((await seen()).body).toMatchObject({ bio: null, location: null, website: null });
    expect((await seen()).text).not.toMatch(/Two|Lisbon|ada\.example/);
    const parts = ['bio', 'location', 'website'] as const;
    for (const part of parts) {
      expect((await decide('public', [part])).body).toEqual({ collection: 'public', profile: [part] });
      expect((await seen()).body).toMatchObject({
        ...{ bio: null, location: null, website: null },
        [part]: profile[part],
      });
      // What is left out stays as it is.
      expect((await decide('public')).body).toEqual({ collection: 'public', profile: [part] });
    }
    await decide('public', [...parts, 'bio']);
    expect((await call('GET', path, { token })).body).toEqual({ collection: 'public', profile: parts });
    await call('PATCH', '/api/profile', { token, body: { bio: '' } });
    expect((await seen()).body).toMatchObject({ ...profile, bio: null });
    // Once hidden, nothing of it comes back with the collection alone.
    expect((await decide('private', parts)).body).toEqual({ collection: 'private', ...none });
    expect((await decide('public')).body).toEqual({ collection: 'public', ...none });
  });

  test('each media type has a list of its own, in its owner’s name, whichever way that is written', async () => {
    const { call, token, rate, decide } = await start(engine);
    await rate('steins-gate', 'anime');
    await rate('the-godfather', 'movie');
    await decide('public');
    await call('PATCH', '/api/profile', { token, body: { display_name: 'Ada & <b>' } });
    const answers = ['games', 'anime', 'movies'].map((items) => call('GET', `/api/collections/ADA/${items}`));
    const bodies = (await Promise.all(answers)).map(({ body }) => body);
    expect(bodies.map(({ total, items }) => [total, items.length])).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    for (const body of bodies) expect(body).toMatchObject({ username: 'Ada', display_name: 'Ada & <b>' });
  });

  // @control:SEC-01
  test('one that is private is answered as one that is not there, to the byte, whoever asks and however', async () => {
    const { app, call, token, rate, register } = await start(engine);
    await rate('portal');
    // A name that is taken and not verified, and one that somebody may not have.
    await register('waiting');
    for (const query of ['', '?limit=5', '?limit=101', '?after=x'])
      for (const headers of [{}, { authorization: `Bearer ${token}` }, { origin: 'https://wiki.example' }])
        for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
          const answers = await Promise.all(
            ['ada', 'waiting', 'nobody', 'x', 'ada@example.com', 'ünknown'].map(async (name) => {
              const answer = await app.request(gamesOf(encodeURIComponent(name)) + query, {
                method,
                headers,
              });
              return JSON.stringify([answer.status, [...answer.headers], await answer.text()]);
            }),
          );
          expect([...new Set(answers)], `${method} ${query}`).toHaveLength(1);
        }
    const { headers } = await call('GET', gamesOf('ada'));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('nobody decides it for somebody else, nor in a word that is none', async () => {
    const { call, member, decide, seen, token } = await start(engine);
    const other = await member('bob');
    await call('PUT', path, { token: other.token, body: { collection: 'public' } });
    expect((await seen()).status).toBe(404);
    expect((await seen('bob')).status).toBe(200);
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
    expect((await seen()).status).toBe(404);
    await decide('public');
    await call('POST', '/api/auth/logout', { token });
    expect((await decide('private')).status).toBe(401);
    expect((await seen()).status).toBe(200);
  });

  test('who is gone has no public collection, and leaves nothing behind', async () => {
    const { store, decide, seen, userId } = await start(engine);
    await decide('public');
    await store.db.deleteFrom('users').where('user_id', '=', userId).execute();
    expect((await seen()).status).toBe(404);
    expect(await store.db.selectFrom('public_collections').selectAll().execute()).toEqual([]);
  });
});

test('a client need not have either', () => {
  const extra = endpoints.filter(({ path }) => /visibility|collections/.test(path));
  expect(extra.map(({ extra }) => extra)).toEqual([true, true, true, true, true]);
});
