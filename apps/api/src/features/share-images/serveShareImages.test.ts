import { gunzipSync } from 'node:zlib';
import { mediaTypes } from '@gildshelf/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { type Engine, eachEngine } from '../../testing/database/eachEngine.ts';
import { addTitle, installBuiltInTitles } from '../../testing/database/titles.ts';
import { hostileNames } from '../../testing/hostileNames.ts';
import { readXml } from '../../testing/readMarkup.ts';

async function start(engine: Engine) {
  const store = await engine.freshStore();
  await installBuiltInTitles(store, () => 0);
  const server = await createTestApp(engine, {}, { store });
  return { ...server, store };
}

/** A server with a user who can rate titles, rename themselves and set the visibility of their collection. */
async function startWithUser(engine: Engine) {
  const server = await start(engine);
  const { token } = await server.member('Mara');
  const rate = async (mediaType: keyof typeof mediaTypes, slug: string) => {
    server.time.now += 1;
    const { rateTitle, idField, statuses } = mediaTypes[mediaType];
    const body = { username: 'Mara', [idField]: slug, rating: 4, status: statuses[0] };
    expect((await server.call('POST', rateTitle.path, { token, body })).status).toBe(200);
  };
  const setVisibility = (collection: 'public' | 'private') =>
    server.call('PUT', '/api/profile/visibility', { token, body: { collection } });
  const updateProfile = (body: object) => server.call('PATCH', '/api/profile', { token, body });
  return {
    ...server,
    token,
    rate,
    setVisibility,
    rename: (display_name: string) => updateProfile({ display_name }),
  };
}

/** Serialises the status, the headers and the body of a response. */
async function serialise(response: Response) {
  return JSON.stringify([response.status, [...response.headers], await response.text()]);
}

eachEngine(
  (engine) => {
    let server: Awaited<ReturnType<typeof startWithUser>>;
    beforeAll(async () => {
      server = await startWithUser(engine);
    });

    describe('the share image of a title', () => {
      test.each(['game/elden-ring', 'anime/steins-gate', 'movie/the-godfather'])(
        'is an SVG that any page may embed, and that loads and runs nothing: %s',
        async (path) => {
          const { call } = server;
          const { status, headers, text } = await call('GET', `/cards/${path}.svg`);
          expect(status).toBe(200);
          expect(Object.fromEntries(headers)).toMatchObject({
            'content-type': 'image/svg+xml',
            'cache-control': 'public, max-age=3600',
            'cross-origin-resource-policy': 'cross-origin',
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
            'x-content-type-options': 'nosniff',
          });
          expect(text).toMatch(/^<svg .*<\/svg>$/);
          expect(text).not.toMatch(/<script|<image|<style|<foreignObject| href=| on\w+=/);
          expect(Buffer.byteLength(text)).toBeLessThan(8_000);
        },
      );

      test('responds with 304 while it has not changed', async () => {
        const { call, store } = server;
        const slug = await addTitle(store, 'Hades');
        for (const extension of ['svg', 'png']) {
          const path = `/cards/game/${slug}.${extension}`;
          const first = await call('GET', path);
          const etag = first.headers.get('etag') ?? '';
          expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
          expect((await call('GET', path)).text).toBe(first.text);
          for (const ifNoneMatch of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
            const again = await call('GET', path, { headers: { 'if-none-match': ifNoneMatch } });
            expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
          }
          expect((await call('GET', path, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
        }
        const etagOf = async (path: string) => (await call('GET', path)).headers.get('etag');
        const before = await etagOf(`/cards/game/${slug}.svg`);
        expect(before).not.toBe(await etagOf(`/cards/game/${slug}.png`));
        await store.db
          .updateTable('titles')
          .set({ item: JSON.stringify({ name: 'Hades', rawg_rating: 4.4 }) })
          .where('slug', '=', slug)
          .execute();
        expect(await etagOf(`/cards/game/${slug}.svg`)).not.toBe(before);
      });

      test('is available as a PNG of 1200 × 630, the size that pages declare', async () => {
        const { app } = server;
        const response = await app.request('/cards/game/elden-ring.png');
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(response.headers.get('content-type')).toBe('image/png');
        expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
        const head = await app.request('/cards/game/elden-ring.png', { method: 'HEAD' });
        expect([head.status, await head.text()]).toEqual([200, '']);
      });

      test.each(['svg', 'png'])('has a light variant; any other theme is dark: %s', async (extension) => {
        const { call } = server;
        const image = async (query: string) => {
          const { status, headers, text } = await call('GET', `/cards/game/portal.${extension}${query}`);
          return { status, text, etag: headers.get('etag') };
        };
        const dark = await image('');
        const light = await image('?theme=light');
        expect([dark.status, light.status]).toEqual([200, 200]);
        expect(light.text).not.toBe(dark.text);
        expect(light.etag).not.toBe(dark.etag);
        for (const query of ['?theme=dark', '?theme=', '?theme=toString', '?other=light'])
          expect(await image(query), query).toEqual(dark);
      });

      test.each([
        'game/nothing.svg',
        'game/nothing.png',
        'game/elden-ring.jpg',
        'game/elden-ring',
        'game/.svg',
        'game/%00.svg',
        'game/top.svg',
        'toString/portal.svg',
        'anime/elden-ring.svg',
        `game/${'x'.repeat(5_000)}.svg`,
      ])('responds with 404 and no-store to an unknown path: %s', async (path) => {
        const { call } = server;
        const { status, headers } = await call('GET', `/cards/${path}`);
        expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
      });
    });

    describe('the share image of a user', () => {
      test('shows the name, the number of titles and the latest covers', async () => {
        const { app, call, rate, setVisibility, rename } = server;
        for (const slug of ['portal', 'elden-ring']) await rate('game', slug);
        await rate('anime', 'steins-gate');
        await rename('Mara & Co <3');
        await setVisibility('public');
        const { status, headers, text } = await call('GET', '/cards/mara.svg');
        expect(status).toBe(200);
        expect(headers.get('cache-control')).toBe('public, max-age=60');
        expect(text).toContain('>Mara &#38; Co &#60;3</text>');
        expect(text).toContain('>2 games · 1 anime</text>');
        expect(text).toContain('>@Mara</text>');
        const covers = readXml(text).querySelectorAll('svg > g > svg');
        const coverTexts = Array.from(covers, ({ textContent }) => textContent?.toLowerCase());
        expect(coverTexts.map((text) => /steins|elden|portal/.exec(text ?? '')?.[0])).toEqual([
          'steins',
          'elden',
          'portal',
        ]);
        expect((await call('GET', '/cards/MARA.svg')).text).toBe(text);
        const compressed = await app.request('/cards/mara.svg', { headers: { 'accept-encoding': 'gzip' } });
        const bytes = Buffer.from(await compressed.arrayBuffer());
        expect(gunzipSync(bytes).toString()).toBe(text);
        expect(bytes.length).toBeLessThan(5_000);
        expect(compressed.headers.get('etag')).toBe(headers.get('etag'));
      });

      test.each(['svg', 'png'])('has a light variant: %s', async (extension) => {
        const { call, setVisibility } = server;
        await setVisibility('public');
        const dark = await call('GET', `/cards/mara.${extension}`);
        const light = await call('GET', `/cards/mara.${extension}?theme=light`);
        expect([dark.status, light.status]).toEqual([200, 200]);
        expect(light.text).not.toBe(dark.text);
      });

      test('is available as a PNG of 1200 × 630, the size that pages declare', async () => {
        const { app, rate, setVisibility } = server;
        await rate('game', 'portal');
        await setVisibility('public');
        const response = await app.request('/cards/mara.png');
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(response.headers.get('content-type')).toBe('image/png');
        expect(response.headers.get('cache-control')).toBe('public, max-age=60');
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      });

      // @control:SEC-01
      test.each(['svg', 'png'])(
        'of a private collection gets exactly the response of an unknown user: %s',
        async (extension) => {
          const { app, rate, setVisibility } = server;
          await rate('game', 'portal');
          const request = async (name: string, headers = {}) =>
            serialise(await app.request(`/cards/${name}.${extension}`, { headers }));
          await setVisibility('private');
          const unknownUser = await request('nobody');
          expect(JSON.parse(unknownUser)[0]).toBe(404);
          for (const name of ['mara', 'Mara', 'x', 'a%00b', '%E2%82%AC', 'a'.repeat(300)])
            expect(await request(name), name).toBe(unknownUser);
          await setVisibility('public');
          const publicResponse = await app.request(`/cards/mara.${extension}`);
          expect(publicResponse.status).toBe(200);
          const headers = { 'if-none-match': publicResponse.headers.get('etag') ?? '' };
          await setVisibility('private');
          expect(await request('mara', headers)).toBe(unknownUser);
        },
      );
    });

    test('stays a valid SVG for hostile names of users and of titles', async () => {
      const { call, store, rate, setVisibility, token } = server;
      await setVisibility('public');
      for (const name of hostileNames) {
        const slug = await addTitle(store, name);
        await rate('game', slug);
        await store.db.updateTable('users').set({ display_name: name }).execute();
        for (const path of [`game/${slug}.svg`, 'mara.svg']) {
          const { status, text } = await call('GET', `/cards/${path}`, { token });
          expect(status, name).toBe(200);
          expect(text.match(/<svg xmlns/g)?.length, name).toBeGreaterThan(0);
          expect(text, name).not.toMatch(/<script|onload="|<!--|<!DOCTYPE/);
        }
      }
    });
  },
  { shared: true },
);
