import { gunzipSync } from 'node:zlib';
import { mediaTypes } from '@gildshelf/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { addTitle } from '../../testing/database/addTitle.ts';
import { builtInCatalogue } from '../../testing/database/builtInCatalogue.ts';
import { type Engine, eachEngine } from '../../testing/database/eachEngine.ts';
import { hostileNames } from '../../testing/hostileNames.ts';
import { readXml } from '../../testing/readMarkup.ts';
import { installCatalogue } from '../catalogue/built-in/installCatalogue.ts';

async function start(engine: Engine) {
  const store = await engine.freshStore();
  await installCatalogue(store, builtInCatalogue, () => 0);
  const server = await createTestApp(engine, {}, { store });
  return { ...server, store };
}

/** Somebody with a shelf. */
async function startWithPerson(engine: Engine) {
  const server = await start(engine);
  const { token } = await server.member('Mara');
  const rate = async (mediaType: keyof typeof mediaTypes, slug: string) => {
    server.time.now += 1;
    const { rateEndpoint, idField, statuses } = mediaTypes[mediaType];
    const body = { username: 'Mara', [idField]: slug, rating: 4, status: statuses[0] };
    expect((await server.call('POST', rateEndpoint.path, { token, body })).status).toBe(200);
  };
  const decide = (collection: 'public' | 'private') =>
    server.call('PUT', '/api/profile/visibility', { token, body: { collection } });
  const call = (body: object) => server.call('PATCH', '/api/profile', { token, body });
  return { ...server, token, rate, decide, rename: (display_name: string) => call({ display_name }) };
}

/** Everything that an answer shows of itself. */
async function everything(answer: Response) {
  return JSON.stringify([answer.status, [...answer.headers], await answer.text()]);
}

eachEngine(
  (engine) => {
    let server: Awaited<ReturnType<typeof startWithPerson>>;
    beforeAll(async () => {
      server = await startWithPerson(engine);
    });

    describe('the card of a title', () => {
      test.each(['game/elden-ring', 'anime/steins-gate', 'movie/the-godfather'])(
        'is a picture that any page may show, and nothing in it is fetched or run: %s',
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

      test('is sent once to who keeps it, as long as it stays the same', async () => {
        const { call, store } = server;
        const slug = await addTitle(store, 'Hades');
        for (const ending of ['svg', 'png']) {
          const path = `/cards/game/${slug}.${ending}`;
          const first = await call('GET', path);
          const etag = first.headers.get('etag') ?? '';
          expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
          expect((await call('GET', path)).text).toBe(first.text);
          for (const had of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
            const again = await call('GET', path, { headers: { 'if-none-match': had } });
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

      test('is a PNG for who shows no SVG, of the size that pages say beforehand', async () => {
        const { app } = server;
        const answer = await app.request('/cards/game/elden-ring.png');
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(answer.headers.get('content-type')).toBe('image/png');
        expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
        const head = await app.request('/cards/game/elden-ring.png', { method: 'HEAD' });
        expect([head.status, await head.text()]).toEqual([200, '']);
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
      ])('that is not there is a 404 that nobody keeps: %s', async (path) => {
        const { call } = server;
        const { status, headers } = await call('GET', `/cards/${path}`);
        expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
      });
    });

    describe('the card of a person', () => {
      test('shows who it is, how much is on the shelf and what came last', async () => {
        const { app, call, rate, decide, rename } = server;
        for (const slug of ['portal', 'elden-ring']) await rate('game', slug);
        await rate('anime', 'steins-gate');
        await rename('Mara & Co <3');
        await decide('public');
        const { status, headers, text } = await call('GET', '/cards/mara.svg');
        expect(status).toBe(200);
        expect(headers.get('cache-control')).toBe('public, max-age=60');
        expect(text).toContain('>Mara &#38; Co &#60;3</text>');
        expect(text).toContain('>2 games · 1 anime</text>');
        expect(text).toContain('>@Mara</text>');
        const covers = readXml(text).querySelectorAll('svg > g > svg');
        const words = Array.from(covers, ({ textContent }) => textContent?.toLowerCase());
        expect(words.map((shown) => /steins|elden|portal/.exec(shown ?? '')?.[0])).toEqual([
          'steins',
          'elden',
          'portal',
        ]);
        expect((await call('GET', '/cards/MARA.svg')).text).toBe(text);
        const packed = await app.request('/cards/mara.svg', { headers: { 'accept-encoding': 'gzip' } });
        const bytes = Buffer.from(await packed.arrayBuffer());
        expect(gunzipSync(bytes).toString()).toBe(text);
        expect(bytes.length).toBeLessThan(5_000);
        expect(packed.headers.get('etag')).toBe(headers.get('etag'));
      });

      test('is a PNG for who shows no SVG, of the size that pages say beforehand', async () => {
        const { app, rate, decide } = server;
        await rate('game', 'portal');
        await decide('public');
        const answer = await app.request('/cards/mara.png');
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(answer.headers.get('content-type')).toBe('image/png');
        expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      });

      // @control:SEC-01
      test.each(['svg', 'png'])(
        'of a private collection is answered as one of nobody, to the byte: %s',
        async (ending) => {
          const { app, rate, decide } = server;
          await rate('game', 'portal');
          const ask = async (name: string, headers = {}) =>
            everything(await app.request(`/cards/${name}.${ending}`, { headers }));
          await decide('private');
          const nobody = await ask('nobody');
          expect(JSON.parse(nobody)[0]).toBe(404);
          for (const name of ['mara', 'Mara', 'x', 'a%00b', '%E2%82%AC', 'a'.repeat(300)])
            expect(await ask(name), name).toBe(nobody);
          await decide('public');
          const shown = await app.request(`/cards/mara.${ending}`);
          expect(shown.status).toBe(200);
          const headers = { 'if-none-match': shown.headers.get('etag') ?? '' };
          await decide('private');
          expect(await ask('mara', headers)).toBe(nobody);
        },
      );
    });

    test('whatever people call themselves, and titles, their cards are pictures', async () => {
      const { call, store, rate, decide, token } = server;
      await decide('public');
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
