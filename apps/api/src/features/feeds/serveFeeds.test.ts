import { mediaTypes, ownerName } from '@gildshelf/api-client/contract';
import { xmlSafeText } from '@gildshelf/api-client/cover';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import RssParser from 'rss-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { type Engine, eachEngine } from '../../testing/database/eachEngine.ts';
import { addTitle, installBuiltInTitles } from '../../testing/database/titles.ts';
import { hostileNames } from '../../testing/hostileNames.ts';
import { readXml } from '../../testing/readMarkup.ts';
import { maxEntries } from './readFeed.ts';

const site = 'https://shelf.example';
const api = 'https://api.example';
const atomNamespace = 'http://www.w3.org/2005/Atom';
const timestamp = z.iso.datetime({ offset: true });
const text = z.string().check(z.minLength(1));

/** The fields of JSON Feed 1.1 that the feeds have; others are rejected. */
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: text,
  description: z.string().check(z.startsWith('Data sources: https://')),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.literal('en'),
  authors: z.array(z.strictObject({ name: text, url: z.url() })).check(z.length(1)),
  items: z.array(
    z.strictObject({
      id: text,
      url: z.optional(z.url()),
      title: text,
      content_text: text,
      image: z.optional(z.url()),
      tags: z.optional(z.array(text)),
      date_published: timestamp,
      date_modified: timestamp,
    }),
  ),
});

async function startWithUser(engine: Engine) {
  const store = await engine.freshStore();
  await installBuiltInTitles(store, () => 0);
  const settings = { PUBLIC_URL: site, API_URL: api, RATE_LIMITS: 'off' };
  const server = await createTestApp(engine, settings, { store });
  /** Creates a user with a public collection. */
  const join = async (username: string) => {
    const { token, userId } = await server.member(username);
    const setVisibility = (collection: 'public' | 'private') =>
      server.call('PUT', '/api/profile/visibility', { token, body: { collection } });
    await setVisibility('public');
    const track = async (mediaType: keyof typeof mediaTypes, slug: string, rating = 4.5, status?: string) => {
      server.time.now += 1_000;
      const { rateTitle, idField, statuses } = mediaTypes[mediaType];
      const body = { username, [idField]: slug, rating, status: status ?? statuses[0] };
      expect((await server.call('POST', rateTitle.path, { token, body })).status).toBe(200);
      return new Date(server.time.now).toISOString();
    };
    const rename = (display_name: string) =>
      server.call('PATCH', '/api/profile', { token, body: { display_name } });
    return { token, userId, setVisibility, track, rename };
  };
  return { ...server, store, join };
}

/** The texts of the child elements of an element, by their names in a feed. */
const childText = (element: ReturnType<typeof readXml>, name: string) =>
  element.querySelector(`:scope > ${name}`)?.textContent?.trim();

/** Checks what RFC 4287 requires of every feed (4.1.1) and of every entry (4.1.2). */
function expectValidAtom(xml: string) {
  const feed = readXml(xml);
  expect([feed.localName, feed.namespaceURI]).toEqual(['feed', atomNamespace]);
  const ids = new Set<string>();
  const entries = [...feed.querySelectorAll(':scope > entry')];
  for (const element of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated'])
      expect([...element.querySelectorAll(`:scope > ${name}`)], name).toHaveLength(1);
    const id = childText(element, 'id') ?? '';
    expect(URL.canParse(id), id).toBe(true);
    expect(ids.has(id), id).toBe(false);
    ids.add(id);
    expect(childText(element, 'title')).not.toBe('');
    for (const name of ['updated', 'published'])
      for (const { textContent } of element.querySelectorAll(`:scope > ${name}`))
        expect(timestamp.safeParse(textContent?.trim()).success, textContent ?? '').toBe(true);
    for (const link of element.querySelectorAll(':scope > link'))
      expect(URL.canParse(link.getAttribute('href') ?? '')).toBe(true);
  }
  expect([...feed.querySelectorAll(':scope > author > name')]).toHaveLength(1);
  return { feed, entries };
}

eachEngine(
  (engine) => {
    let server: Awaited<ReturnType<typeof startWithUser>>;
    beforeAll(async () => {
      server = await startWithUser(engine);
    });

    describe('the feed of a public collection', () => {
      test('lists the titles of all media types as Atom, the last change first', async () => {
        const { call, join } = server;
        const { track, rename } = await join('Mara');
        await rename('Mara & Co <3');
        const added = await track('game', 'portal', 0, 'planned');
        const anime = await track('anime', 'steins-gate', 0);
        const movie = await track('movie', 'the-godfather', 5);
        const changed = await track('game', 'portal', 4.5, 'completed');
        const { status, headers, text: xml } = await call('GET', '/feeds/mara.atom');
        expect(status).toBe(200);
        expect(Object.fromEntries(headers)).toMatchObject({
          'content-type': 'application/atom+xml',
          'cache-control': 'public, max-age=60',
          'access-control-allow-origin': '*',
          'last-modified': new Date(changed).toUTCString(),
        });
        expectValidAtom(xml);
        const feed = parseAtomFeed(xml);
        expect(feed).toMatchObject({
          id: `${api}/feeds/Mara`,
          title: { value: 'Mara & Co <3’s collection' },
          updated: changed,
          authors: [{ name: 'Mara & Co <3', uri: `${site}/user/Mara/collection` }],
        });
        expect(feed.links).toMatchObject([
          { rel: 'alternate', type: 'text/html', href: `${site}/user/Mara/collection` },
          { rel: 'self', type: 'application/atom+xml', href: `${api}/feeds/Mara.atom` },
        ]);
        const entries = feed.entries?.map(({ title, content, published, updated, links }) => [
          ...[title?.value, content?.value, published, updated, links?.[0]?.href],
        ]);
        expect(entries).toEqual([
          ['Portal', 'Completed, rated 4.5 of 5', added, changed, `${site}/game/portal`],
          ['The Godfather', 'Watched, rated 5 of 5', movie, movie, `${site}/movie/the-godfather`],
          ['Steins;Gate', 'Watching', anime, anime, `${site}/anime/steins-gate`],
        ]);
      });

      test('is understood by a reader of feeds that does not share the code that writes it', async () => {
        const { call, join } = server;
        const { track } = await join('Reader');
        const added = await track('game', 'elden-ring');
        const feed = await new RssParser().parseString((await call('GET', '/feeds/reader.atom')).text);
        expect([feed.title, feed.link, feed.feedUrl]).toEqual([
          'Reader’s collection',
          `${site}/user/Reader/collection`,
          `${api}/feeds/Reader.atom`,
        ]);
        expect(feed.items).toMatchObject([
          { title: 'Elden Ring', link: `${site}/game/elden-ring`, isoDate: added, pubDate: added },
        ]);
      });

      test('lists the titles of one media type as JSON Feed', async () => {
        const { call, join } = server;
        const { track } = await join('Json');
        await track('anime', 'steins-gate');
        const added = await track('game', 'portal');
        const before = (await call('GET', '/feeds/json/game.json')).body;
        const changed = await track('game', 'portal', 3);
        const { headers, body } = await call('GET', '/feeds/json/game.json');
        expect(headers.get('content-type')).toBe('application/feed+json');
        expect(jsonFeed.parse(body)).toEqual(body);
        expect(body).toMatchObject({
          title: 'Json’s collection: games',
          home_page_url: `${site}/user/Json/collection`,
          feed_url: `${api}/feeds/Json/game.json`,
        });
        expect(body.items).toMatchObject([
          {
            ...{ title: 'Portal', url: `${site}/game/portal`, content_text: 'Playing, rated 3 of 5' },
            ...{ date_published: added, date_modified: changed },
            // Feed readers recognise an entry by its id.
            id: before.items[0].id,
          },
        ]);
        const { pathname } = new URL(body.items[0].image);
        expect((await call('GET', pathname)).headers.get('content-type')).toBe('image/svg+xml');
        expect(parseJsonFeed(body).items).toHaveLength(1);
      });

      test('of an empty collection is dated by when the collection was made public', async () => {
        const { call, join, time } = server;
        await join('Empty');
        const xml = (await call('GET', '/feeds/empty.atom')).text;
        expect(expectValidAtom(xml).entries).toEqual([]);
        expect(parseAtomFeed(xml).updated).toBe(new Date(time.now).toISOString());
        const { body } = await call('GET', '/feeds/empty.json');
        expect(jsonFeed.parse({ items: [], ...body })).toMatchObject({ title: 'Empty’s collection' });
      });

      test(`has at most ${maxEntries} entries, the newest of all media types`, async () => {
        const { call, join, store } = server;
        const { track } = await join('Many');
        await track('game', 'portal');
        for (let number = 0; number < maxEntries; number++)
          await track(
            number % 2 ? 'game' : 'anime',
            await addTitle(store, `Title ${number}`, {
              mediaType: number % 2 ? 'game' : 'anime',
            }),
          );
        const { body } = await call('GET', '/feeds/many.json');
        const titles = body.items.map(({ title }: { title: string }) => title);
        expect(titles).toEqual(
          Array.from({ length: maxEntries }, (_, index) => `Title ${maxEntries - 1 - index}`),
        );
      });

      test.each(['atom', 'json'])('responds with 304 while it has not changed: %s', async (extension) => {
        const { call, join } = server;
        const { track, token, userId } = await join(`Cached${extension}`);
        const path = `/feeds/cached${extension}.${extension}`;
        await track('game', 'elden-ring');
        await track('game', 'portal');
        const first = await call('GET', path);
        const etag = first.headers.get('etag') ?? '';
        const modified = first.headers.get('last-modified') ?? '';
        expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
        const statusWith = async (headers: Record<string, string>) =>
          (await call('GET', path, { headers })).status;
        expect(await statusWith({ 'if-none-match': etag })).toBe(304);
        expect(await statusWith({ 'if-modified-since': modified })).toBe(304);
        // The ETag has precedence over the date (RFC 9110, 13.1.3).
        expect(await statusWith({ 'if-none-match': '"x"', 'if-modified-since': modified })).toBe(200);
        const removal = mediaTypes.game.removeTitle.path.replace(':titleId', 'portal');
        const removed = await call('DELETE', removal.replace(':userId', userId), { token });
        expect(removed.status).toBe(200);
        expect(await statusWith({ 'if-none-match': etag })).toBe(200);
        expect(await statusWith({ 'if-modified-since': modified })).toBe(200);
      });
    });

    // @control:SEC-01
    test.each(['NAME.atom', 'NAME.json', 'NAME/game.atom', 'NAME/anime.json'])(
      'the feed of a private collection gets exactly the response of an unknown user: %s',
      async (file) => {
        const { app, join } = server;
        const username = file.replace(/\W/g, '');
        const { setVisibility, track } = await join(username);
        await track('game', 'portal');
        const request = async (name: string, headers = {}) => {
          const response = await app.request(`/feeds/${file.replace('NAME', name)}`, { headers });
          return JSON.stringify([response.status, [...response.headers], await response.text()]);
        };
        const unknownUser = await request('nobody');
        expect(JSON.parse(unknownUser)[0]).toBe(404);
        const publicResponse = await app.request(`/feeds/${file.replace('NAME', username)}`);
        expect(publicResponse.status).toBe(200);
        await setVisibility('private');
        const etag = publicResponse.headers.get('etag') ?? '';
        for (const headers of [{}, { 'if-none-match': etag }, { 'if-none-match': '*' }])
          expect(await request(username, headers)).toBe(unknownUser);
        for (const name of ['x', 'a%00b', '%E2%82%AC', 'a'.repeat(300)])
          expect(await request(name), name).toBe(unknownUser);
      },
    );

    test.each(['mara', 'mara.rss', '.atom', 'mara/toString.atom', 'mara/game.svg', 'mara/top.json'])(
      'responds with 404 and no-store to an unknown path: %s',
      async (path) => {
        const { status, headers } = await server.call('GET', `/feeds/${path}`);
        expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
      },
    );

    test('both formats stay valid for hostile names of users, titles and genres', async () => {
      const { call, join, store } = server;
      const { track } = await join('Hostile');
      for (const name of hostileNames)
        await track('game', await addTitle(store, name, { item: { genres: [name] } }));
      for (const name of hostileNames) {
        await store.db
          .updateTable('users')
          .set({ display_name: name })
          .where('username', '=', 'Hostile')
          .execute();
        const { text: xml } = await call('GET', '/feeds/hostile.atom');
        const { feed, entries } = expectValidAtom(xml);
        expect(entries).toHaveLength(hostileNames.length);
        expect([...feed.querySelectorAll('script, img, svg, [onload]')]).toEqual([]);
        // Databases store a lone surrogate as U+FFFD.
        const author = feed.querySelector('author > name')?.textContent?.trim();
        const displayed = ownerName({ username: 'Hostile', display_name: name.toWellFormed() });
        expect(author).toBe(xmlSafeText(displayed) || 'Hostile');
        const { body } = await call('GET', '/feeds/hostile.json');
        expect(jsonFeed.safeParse(body).success, name).toBe(true);
      }
      const { entries } = expectValidAtom((await call('GET', '/feeds/hostile.atom')).text);
      expect(childText(entries.at(-1) ?? readXml(''), 'title')).toBe('<script>alert(1)</script>');
    });
  },
  { shared: true },
);
