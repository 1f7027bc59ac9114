import { embedParameters } from '@gildshelf/api-client/contract';
import { xmlSafeText } from '@gildshelf/api-client/cover';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { type Engine, eachEngine } from '../../testing/database/eachEngine.ts';
import { addTitle, installBuiltInTitles } from '../../testing/database/titles.ts';
import { hostileNames } from '../../testing/hostileNames.ts';
import { readHtml } from '../../testing/readMarkup.ts';
import { frameSizes } from './embeddablePages.ts';

const site = 'https://shelf.example';

/** The response of type 'rich' that https://oembed.com (2.3.4) specifies; of the thumbnail fields all three or none are allowed. */
const rich = z.object({
  type: z.literal('rich'),
  version: z.literal('1.0'),
  html: z.string().check(z.minLength(1)),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  title: z.string(),
  author_name: z.optional(z.string()),
  author_url: z.optional(z.url()),
  provider_name: z.string(),
  provider_url: z.url(),
  license_url: z.url(),
  cache_age: z.int().check(z.positive()),
  thumbnail_url: z.url(),
  thumbnail_width: z.int().check(z.positive()),
  thumbnail_height: z.int().check(z.positive()),
});

async function start(engine: Engine, settings = {}) {
  const store = await engine.freshStore();
  await installBuiltInTitles(store, () => 0);
  const all = { PUBLIC_URL: site, API_URL: 'https://api.example', ...settings };
  const server = await createTestApp(engine, all, { store });
  const requestOembed = (url: string, more: Record<string, string> = {}) =>
    server.call('GET', `/oembed?${new URLSearchParams({ url, ...more })}`);
  return { ...server, store, requestOembed };
}

async function startWithUser(engine: Engine) {
  const server = await start(engine);
  const { token } = await server.member('Mara');
  const setVisibility = (collection: 'public' | 'private') =>
    server.call('PUT', '/api/profile/visibility', { token, body: { collection } });
  return { ...server, setVisibility, collection: `${site}/user/Mara/collection` };
}

/** Parses the HTML that a consumer inserts: one iframe and nothing beside it. Returns the attributes of the iframe. */
function frameOf(html: string) {
  const body = readHtml(html);
  const [frame, ...others] = body.querySelectorAll('*');
  expect([body.childNodes.length, others.length]).toEqual([1, 0]);
  expect(frame?.localName).toBe('iframe');
  const attributes = [...(frame?.attributes ?? [])].map(({ name, value }) => [name, value] as const);
  const names = ['src', 'title', 'width', 'height', 'loading', 'frameborder'];
  expect(attributes.map(([name]) => name)).toEqual(names);
  return Object.fromEntries(attributes);
}

eachEngine(
  (engine) => {
    let server: Awaited<ReturnType<typeof startWithUser>>;
    beforeAll(async () => {
      server = await startWithUser(engine);
    });

    describe('the URL of a title', () => {
      test('returns a frame of the rating widget, and all fields that the specification requires', async () => {
        const { requestOembed } = server;
        const { status, headers, body } = await requestOembed(`${site}/game/elden-ring`);
        expect(status).toBe(200);
        expect(headers.get('content-type')).toBe('application/json');
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.get('cache-control')).toBe('public, max-age=3600');
        expect(rich.parse(body)).toEqual(body);
        expect(body).toMatchObject({
          ...{
            title: 'Elden Ring',
            provider_name: 'Gildshelf',
            provider_url: `${site}/`,
            license_url: `${site}/about/data`,
          },
          ...{ ...frameSizes.rating, cache_age: 3600 },
          thumbnail_url: 'https://api.example/cards/game/elden-ring.png',
          ...{ thumbnail_width: 1200, thumbnail_height: 630 },
        });
        const frame = frameOf(body.html);
        const { origin, pathname, searchParams } = new URL(frame.src ?? '');
        expect([origin, pathname]).toEqual([site, '/embed/rating']);
        const parameters = Object.fromEntries(searchParams);
        expect(parameters).toEqual({ type: 'game', slug: 'elden-ring' });
        expect(embedParameters.rating.safeParse(parameters).success).toBe(true);
        expect(frame.title).toBe('Elden Ring (2022) on Gildshelf');
        expect([frame.width, frame.height, frame.loading]).toEqual([
          `${frameSizes.rating.width}`,
          `${frameSizes.rating.height}`,
          'lazy',
        ]);
      });

      test('with an id returns a frame with the slug', async () => {
        const { requestOembed, call } = server;
        const { body } = await call('GET', '/api/anime/steins-gate');
        const response = await requestOembed(`${site}/anime/${body.id}`);
        expect(frameOf(response.body.html).src).toBe(`${site}/embed/rating?type=anime&slug=steins-gate`);
      });

      test.each([
        [{ maxwidth: '300' }, [300, frameSizes.rating.height]],
        [{ maxheight: '100' }, [frameSizes.rating.width, 100]],
        [{ maxwidth: '1', maxheight: '1' }, [1, 1]],
        [{ maxwidth: '1300', maxheight: '900' }, [frameSizes.rating.width, frameSizes.rating.height]],
        [{ maxwidth: '', maxheight: '' }, [frameSizes.rating.width, frameSizes.rating.height]],
      ])('returns a frame and a thumbnail within the maximum size %j', async (maxSize, size) => {
        const { requestOembed } = server;
        const { body } = await requestOembed(`${site}/game/elden-ring`, maxSize as Record<string, string>);
        expect([body.width, body.height]).toEqual(size);
        const frame = frameOf(body.html);
        expect([frame.width, frame.height]).toEqual(size.map(String));
        const { maxwidth, maxheight } = maxSize as Record<string, string>;
        expect(body.thumbnail_width).toBeLessThanOrEqual(Number(maxwidth) || 1200);
        expect(body.thumbnail_height).toBeLessThanOrEqual(Number(maxheight) || 630);
        expect(rich.safeParse(body).success).toBe(true);
      });
    });

    describe('the URL of a collection', () => {
      test('returns a frame of a public collection, which may be cached for a minute', async () => {
        const { requestOembed, setVisibility, collection, store } = server;
        await setVisibility('public');
        await store.db.updateTable('users').set({ display_name: 'Mara & Co' }).execute();
        const { body, headers } = await requestOembed(collection.toLowerCase());
        expect(rich.parse(body)).toEqual(body);
        expect(body).toMatchObject({
          ...{ title: 'Mara & Co’s collection', author_name: 'Mara & Co', author_url: collection },
          ...{ ...frameSizes.collection, thumbnail_url: 'https://api.example/cards/Mara.png' },
          ...{ thumbnail_width: 1200, thumbnail_height: 630 },
        });
        const exactSize = { maxwidth: '1200', maxheight: '630' };
        expect((await requestOembed(collection, exactSize)).body).toMatchObject({
          thumbnail_url: 'https://api.example/cards/Mara.png',
        });
        expect((await requestOembed(collection, { maxwidth: '600' })).body).toMatchObject({
          thumbnail_url: 'https://api.example/cards/Mara.svg',
          ...{ thumbnail_width: 520, thumbnail_height: 220 },
        });
        expect(frameOf(body.html).src).toBe(`${site}/embed/collection?user=Mara`);
        expect(embedParameters.collection.safeParse({ user: 'Mara' }).success).toBe(true);
        // A proxy and the consumer may both cache it, one after the other, for five minutes in all.
        expect(headers.get('cache-control')).toBe('public, max-age=60');
        expect(body.cache_age + 60).toBeLessThanOrEqual(300);
      });

      // @control:SEC-01
      test('of a private collection gets exactly the response of an unknown user', async () => {
        const { app, setVisibility, collection } = server;
        const serialisedResponse = async (url: string) => {
          const response = await app.request(`/oembed?${new URLSearchParams({ url })}`);
          return JSON.stringify([response.status, [...response.headers], await response.text()]);
        };
        await setVisibility('private');
        const unknownUser = await serialisedResponse(`${site}/user/nobody/collection`);
        expect(JSON.parse(unknownUser)[0]).toBe(404);
        expect(await serialisedResponse(collection)).toBe(unknownUser);
        await setVisibility('public');
        expect(JSON.parse(await serialisedResponse(collection))[0]).toBe(200);
        await setVisibility('private');
        expect(await serialisedResponse(collection)).toBe(unknownUser);
      });
    });

    test.each([
      ['no URL', '/oembed', 400],
      ['an empty URL', '/oembed?url=', 400],
      ['a width that is not a number', `/oembed?url=${site}/game/elden-ring&maxwidth=wide`, 400],
      ['a height of 0', `/oembed?url=${site}/game/elden-ring&maxheight=0`, 400],
      ['an unsupported format', `/oembed?url=${site}/game/elden-ring&format=xml`, 501],
      ['a URL of another site', '/oembed?url=https://evil.example/game/elden-ring', 404],
      ['an unknown title', `/oembed?url=${site}/game/nothing`, 404],
      ['a page that cannot be embedded', `/oembed?url=${site}/search`, 404],
    ])('rejects %s with an error that any origin may read', async (_, path, status) => {
      const { call } = server;
      const response = await call('GET', path);
      expect(response.status).toBe(status);
      expect(response.body.message).toMatch(/\.$/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    });

    test('accepts the format json', async () => {
      const { requestOembed } = server;
      expect((await requestOembed(`${site}/game/elden-ring`, { format: 'json' })).status).toBe(200);
    });

    test('rejects POST with 405', async () => {
      const { call } = server;
      const { status, headers } = await call('POST', '/oembed', { body: {} });
      expect([status, headers.get('allow')]).toEqual([405, 'GET']);
    });

    // @control:SEC-17
    test.each(hostileNames)('escapes the name %j in the JSON and in its HTML', async (name) => {
      const { requestOembed, store, setVisibility, collection } = server;
      await setVisibility('public');
      await store.db.updateTable('users').set({ display_name: name }).execute();
      const slug = await addTitle(store, name);
      for (const url of [`${site}/game/${slug}`, collection]) {
        const { status, text, body } = await requestOembed(url);
        expect(status).toBe(200);
        expect(rich.safeParse(JSON.parse(text)).success).toBe(true);
        expect(Buffer.from(text).toString()).toBe(text);
        expect(frameOf(body.html).title).toMatch(/ on Gildshelf$|’s collection$/);
        for (const title of [body.title, frameOf(body.html).title]) expect(title).toBe(xmlSafeText(title));
      }
    });
  },
  { shared: true },
);
