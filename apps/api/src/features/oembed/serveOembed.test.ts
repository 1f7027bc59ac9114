import { embedParameters } from '@gildshelf/api-client/contract';
import { readableText } from '@gildshelf/api-client/cover';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { addTitle } from '../../testing/database/addTitle.ts';
import { builtInCatalogue } from '../../testing/database/builtInCatalogue.ts';
import { type Engine, eachEngine } from '../../testing/database/eachEngine.ts';
import { hostileNames } from '../../testing/hostileNames.ts';
import { readHtml } from '../../testing/readMarkup.ts';
import { installCatalogue } from '../catalogue/built-in/installCatalogue.ts';
import { frames } from './describePage.ts';

const site = 'https://shelf.example';

/** What https://oembed.com (2.3.4) asks of an answer of the type 'rich'; of a thumbnail all three or none. */
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
  cache_age: z.int().check(z.positive()),
  thumbnail_url: z.url(),
  thumbnail_width: z.int().check(z.positive()),
  thumbnail_height: z.int().check(z.positive()),
});

async function start(engine: Engine, settings = {}) {
  const store = await engine.freshStore();
  await installCatalogue(store, builtInCatalogue, () => 0);
  const all = { PUBLIC_URL: site, API_URL: 'https://api.example', ...settings };
  const server = await createTestApp(engine, all, { store });
  const ask = (url: string, more: Record<string, string> = {}) =>
    server.call('GET', `/oembed?${new URLSearchParams({ url, ...more })}`);
  return { ...server, store, ask };
}

async function startWithPerson(engine: Engine) {
  const server = await start(engine);
  const { token } = await server.member('Mara');
  const decide = (collection: 'public' | 'private') =>
    server.call('PUT', '/api/profile/visibility', { token, body: { collection } });
  return { ...server, decide, collection: `${site}/user/Mara/collection` };
}

/** What a page that trusts its words gets: one frame, and nothing beside it. Gives its attributes. */
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
    let server: Awaited<ReturnType<typeof startWithPerson>>;
    beforeAll(async () => {
      server = await startWithPerson(engine);
    });

    describe('an address of a title', () => {
      test('is answered with a frame that rates it, and all that the specification asks for', async () => {
        const { ask } = server;
        const { status, headers, body } = await ask(`${site}/game/elden-ring`);
        expect(status).toBe(200);
        expect(headers.get('content-type')).toBe('application/json');
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.get('cache-control')).toBe('public, max-age=3600');
        expect(rich.parse(body)).toEqual(body);
        expect(body).toMatchObject({
          ...{ title: 'Elden Ring', provider_name: 'Gildshelf', provider_url: `${site}/` },
          ...{ ...frames.rating, cache_age: 3600 },
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
          `${frames.rating.width}`,
          `${frames.rating.height}`,
          'lazy',
        ]);
      });

      test('by an id leads to its own address', async () => {
        const { ask, call } = server;
        const { body } = await call('GET', '/api/anime/steins-gate');
        const answer = await ask(`${site}/anime/${body.id}`);
        expect(frameOf(answer.body.html).src).toBe(`${site}/embed/rating?type=anime&slug=steins-gate`);
      });

      test.each([
        [{ maxwidth: '300' }, [300, frames.rating.height]],
        [{ maxheight: '100' }, [frames.rating.width, 100]],
        [{ maxwidth: '1', maxheight: '1' }, [1, 1]],
        [{ maxwidth: '1300', maxheight: '900' }, [frames.rating.width, frames.rating.height]],
        [{ maxwidth: '', maxheight: '' }, [frames.rating.width, frames.rating.height]],
      ])('is no larger than there is room for, nor is its picture: %j', async (room, size) => {
        const { ask } = server;
        const { body } = await ask(`${site}/game/elden-ring`, room as Record<string, string>);
        expect([body.width, body.height]).toEqual(size);
        const frame = frameOf(body.html);
        expect([frame.width, frame.height]).toEqual(size.map(String));
        const { maxwidth, maxheight } = room as Record<string, string>;
        expect(body.thumbnail_width).toBeLessThanOrEqual(Number(maxwidth) || 1200);
        expect(body.thumbnail_height).toBeLessThanOrEqual(Number(maxheight) || 630);
        expect(rich.safeParse(body).success).toBe(true);
      });
    });

    describe('an address of a collection', () => {
      test('is answered with a frame of it once it is public, for a minute', async () => {
        const { ask, decide, collection, store } = server;
        await decide('public');
        await store.db.updateTable('users').set({ display_name: 'Mara & Co' }).execute();
        const { body, headers } = await ask(collection.toLowerCase());
        expect(rich.parse(body)).toEqual(body);
        expect(body).toMatchObject({
          ...{ title: 'Mara & Co’s collection', author_name: 'Mara & Co', author_url: collection },
          ...{ ...frames.collection, thumbnail_url: 'https://api.example/cards/Mara.png' },
          ...{ thumbnail_width: 1200, thumbnail_height: 630 },
        });
        expect((await ask(collection, { maxwidth: '600' })).body).toMatchObject({
          thumbnail_url: 'https://api.example/cards/Mara.svg',
          ...{ thumbnail_width: 520, thumbnail_height: 220 },
        });
        expect(frameOf(body.html).src).toBe(`${site}/embed/collection?user=Mara`);
        expect(embedParameters.collection.safeParse({ user: 'Mara' }).success).toBe(true);
        // What lies in between may keep it as long as whoever embeds it does: both together.
        expect(headers.get('cache-control')).toBe('public, max-age=60');
        expect(body.cache_age + 60).toBeLessThanOrEqual(300);
      });

      // @control:SEC-01
      test('that is private is answered as one of nobody, to the byte', async () => {
        const { app, decide, collection } = server;
        const ask = async (url: string) => {
          const answer = await app.request(`/oembed?${new URLSearchParams({ url })}`);
          return JSON.stringify([answer.status, [...answer.headers], await answer.text()]);
        };
        await decide('private');
        const missing = await ask(`${site}/user/nobody/collection`);
        expect(JSON.parse(missing)[0]).toBe(404);
        expect(await ask(collection)).toBe(missing);
        await decide('public');
        expect(JSON.parse(await ask(collection))[0]).toBe(200);
        await decide('private');
        expect(await ask(collection)).toBe(missing);
      });
    });

    test.each([
      ['no address', '/oembed', 400],
      ['an empty one', '/oembed?url=', 400],
      ['a width of no number', `/oembed?url=${site}/game/elden-ring&maxwidth=wide`, 400],
      ['a height of nothing', `/oembed?url=${site}/game/elden-ring&maxheight=0`, 400],
      ['another format', `/oembed?url=${site}/game/elden-ring&format=xml`, 501],
      ['another site', '/oembed?url=https://evil.example/game/elden-ring', 404],
      ['a title that is not there', `/oembed?url=${site}/game/nothing`, 404],
      ['a page that is no title', `/oembed?url=${site}/search`, 404],
    ])('%s is refused, which any page may read', async (_, path, status) => {
      const { call } = server;
      const answer = await call('GET', path);
      expect(answer.status).toBe(status);
      expect(answer.body.message).toMatch(/\.$/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    });

    test('the name of the format may be said', async () => {
      const { ask } = server;
      expect((await ask(`${site}/game/elden-ring`, { format: 'json' })).status).toBe(200);
    });

    test('it takes no other method', async () => {
      const { call } = server;
      const { status, headers } = await call('POST', '/oembed', { body: {} });
      expect([status, headers.get('allow')]).toEqual([405, 'GET']);
    });

    // @control:SEC-17
    test.each(hostileNames)('the name %j ends nothing, neither in the JSON nor in its HTML', async (name) => {
      const { ask, store, decide, collection } = server;
      await decide('public');
      await store.db.updateTable('users').set({ display_name: name }).execute();
      const slug = await addTitle(store, name);
      for (const url of [`${site}/game/${slug}`, collection]) {
        const { status, text, body } = await ask(url);
        expect(status).toBe(200);
        expect(rich.safeParse(JSON.parse(text)).success).toBe(true);
        expect(Buffer.from(text).toString()).toBe(text);
        expect(frameOf(body.html).title).toMatch(/ on Gildshelf$|’s collection$/);
        for (const words of [body.title, frameOf(body.html).title]) expect(words).toBe(readableText(words));
      }
    });
  },
  { shared: true },
);
