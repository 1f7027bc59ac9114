import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { catalogues, endpointPath, type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { listen } from '../../platform/http/server/listen.ts';
import { shutDown } from '../../platform/http/server/shutDown.ts';
import { imageHosts } from '../../providers/fields/imageUrl.ts';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { addPicturedTitle } from '../../testing/database/addPicturedTitle.ts';
import { type Engine, eachEngine } from '../../testing/database/eachEngine.ts';
import { type PictureScript, sendAs, startPictureHost } from '../../testing/providers/startPictureHost.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { imageTypes } from './readImage.ts';

const apiUrl = 'https://api.shelf.example';
const hosts = Object.values(imageHosts).flat();
const good = sampleImages['image/png'](640, 360);
const sendGood = sendAs('image/png', good);
const theirs = 'SOMEBODY ELSE SAYS';
const html = `<!doctype html><script>alert("${theirs}")</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert("${theirs}")</script></svg>`;
const large = Buffer.concat([good, Buffer.alloc(3 * 1024 * 1024)]);

let host: Awaited<ReturnType<typeof startPictureHost>>;
let dataDirectory: string;
beforeEach(async () => {
  host = await startPictureHost();
  dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-cache-'));
});
afterEach(async () => {
  await host.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

async function start(engine: Engine, cache: 'on' | 'off' = 'on', before?: Store) {
  const store = before ?? (await engine.freshStore());
  const settings = { PICTURE_CACHE: cache, API_URL: apiUrl, DATA_DIR: dataDirectory };
  return createTestApp(engine, settings, { store, imageSource: host.source });
}

/** A server with a title whose pictures lie at these places. */
async function startWith(engine: Engine, places: readonly string[]) {
  const server = await start(engine);
  const { titleId } = await addPicturedTitle(server.store, 'game', places);
  const path = (place: string) => `/pictures/${titleId}/${place}`;
  return { ...server, path, show: async (place: string) => server.app.request(path(place)) };
}

const kept = () => readdir(join(dataDirectory, 'pictures')).catch(() => []);
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** Everything that anybody is told of a title that somebody tracks and shows. */
async function everyAnswer(server: Awaited<ReturnType<typeof start>>, type: MediaType, slug: string) {
  const media = mediaTypes[type];
  const { token, userId } = await server.member(`${type}fan`);
  const ask = async (method: string, path: string, body?: object) => {
    const { status, text } = await server.call(method, path, { token, ...(body && { body }) });
    expect(status, path).toBe(200);
    return text;
  };
  const body = { username: `${type}fan`, [media.idField]: slug, rating: 4, status: media.statuses[0] };
  await ask('POST', media.rateEndpoint.path, body);
  await ask('PUT', '/api/profile/visibility', { collection: 'public' });
  const list = endpointPath(media.listEndpoint, { userId });
  const paths = [
    list,
    `${list}?limit=5`,
    endpointPath(media.getEndpoint, { userId, titleId: slug }),
    endpointPath(media.publicListEndpoint, { username: `${type}fan` }),
  ];
  if (type === 'game' || type === 'anime') {
    const { topEndpoint, searchEndpoint, detailsEndpoint } = catalogues[type];
    paths.push(topEndpoint.path, `${searchEndpoint.path}?query=pictured`);
    paths.push(endpointPath(detailsEndpoint, { slug }));
  }
  return Promise.all(paths.map(async (path) => [path, await ask('GET', path)] as const));
}

eachEngine((engine) => {
  describe.each(['game', 'anime', 'movie'] as const)('the pictures of a %s', (type) => {
    const places = hosts.slice(0, 2).map((name) => `${name}/a/b.jpg`);

    test('have our addresses in every answer, and lie there', async () => {
      const server = await start(engine);
      const { slug, titleId } = await addPicturedTitle(server.store, type, places);
      const answers = await everyAnswer(server, type, slug);
      for (const [path, text] of answers)
        for (const place of places) {
          expect(text, path).not.toContain(`https://${place}`);
          expect(text, path).toContain(`${apiUrl}/pictures/${titleId}/${place}`);
        }
      host.become(places[1] ?? '', sendGood);
      const answer = await server.app.request(`${apiUrl}/pictures/${titleId}/${places[1]}`);
      expect(await bytesOf(answer)).toEqual(good);
    });

    // @control:SEC-16
    test('stay where they are while the cache is off, and nothing is fetched or served', async () => {
      const server = await start(engine, 'off');
      const { slug, titleId } = await addPicturedTitle(server.store, type, places);
      for (const [path, text] of await everyAnswer(server, type, slug)) {
        expect(text, path).not.toContain('/pictures/');
        for (const place of places) expect(text, path).toContain(`https://${place}`);
      }
      expect((await server.call('GET', `/pictures/${titleId}/${places[0]}`)).status).toBe(404);
      expect(host.asked).toEqual([]);
      expect(await kept()).toEqual([]);
    });
  });

  // @control:SEC-16
  test('a picture of each kind goes out as what it is, and nothing in it may run; it is asked for politely and once', async () => {
    const pictures = imageTypes.map((type, index) => ({
      ...{ type, place: `${hosts[index]}/a/${index}` },
      bytes: sampleImages[type](4096, 4096),
    }));
    const server = await startWith(
      engine,
      pictures.map(({ place }) => place),
    );
    for (const { type, place, bytes } of pictures) {
      host.become(place, sendAs(type.toUpperCase().concat('; charset=binary'), bytes));
      for (let round = 0; round < 2; round += 1) {
        const answer = await server.show(place);
        expect(answer.status, type).toBe(200);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': type,
          'content-length': String(bytes.length),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect(await bytesOf(answer)).toEqual(bytes);
      }
    }
    expect(host.asked.map(({ url }) => url?.slice(1))).toEqual(pictures.map(({ place }) => place));
    const [{ headers } = { headers: {} }] = host.asked;
    expect(headers).toMatchObject({ accept: imageTypes.join(), 'user-agent': 'Gildshelf' });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
    expect(await kept()).toHaveLength(imageTypes.length);
  });

  // @control:SEC-16
  test('whatever is no picture of an allowed size and kind is refused in our words, kept nowhere, and left alone for five minutes', async () => {
    const endless: PictureScript = (response) => {
      response.setHeader('content-type', 'image/png');
      response.write(good);
      const more = () => {
        while (!response.destroyed && response.write(large));
      };
      response.on('drain', more);
      more();
    };
    const status =
      (code: number, headers = {}): PictureScript =>
      (response) => {
        response.writeHead(code, { 'content-type': 'image/png', ...headers }).end(code === 304 ? '' : good);
      };
    const faults: Readonly<Record<string, readonly [PictureScript, number]>> = {
      'HTML that says it is a PNG': [sendAs('image/png', html), 502],
      HTML: [sendAs('text/html', html), 502],
      'SVG that says it is a PNG': [sendAs('image/png', svg), 502],
      SVG: [sendAs('image/svg+xml', svg), 502],
      'a PNG that says it is a JPEG': [sendAs('image/jpeg', good), 502],
      'a PNG that says it is a page': [sendAs('text/html', good), 502],
      'a PNG that says nothing': [(response) => response.end(good), 502],
      'two types': [sendAs('image/png, text/html', good), 502],
      nothing: [sendAs('image/png', ''), 502],
      'too large, and says so': [
        (response) => {
          response.writeHead(200, { 'content-type': 'image/png', 'content-length': large.length });
          response.write(good);
        },
        502,
      ],
      'too large, and does not say so': [endless, 502],
      'too large when unpacked': [
        (response) => {
          response.setHeader('content-encoding', 'gzip');
          sendAs('image/png', gzipSync(large))(response, host.asked[0] as never);
        },
        502,
      ],
      'too wide': [sendAs('image/png', sampleImages['image/png'](4097, 10)), 502],
      'too high': [sendAs('image/webp', sampleImages['image/webp'](10, 4097)), 502],
      'of no size': [sendAs('image/png', sampleImages['image/png'](0, 10)), 502],
      'a redirect': [status(302, { location: '/elsewhere' }), 502],
      'a redirect to another host': [
        status(301, { location: host.source.replace('127.0.0.1', 'localhost') }),
        502,
      ],
      'status 206': [status(206), 502],
      'status 403': [status(403), 502],
      'status 404': [status(404), 404],
      'status 429': [status(429), 502],
      'status 500': [status(500), 502],
      hang: [() => {}, 502],
      'hang after the headers': [
        (response) => {
          response.setHeader('content-type', 'image/png');
          response.write(good);
        },
        502,
      ],
      reset: [({ socket }) => void socket?.resetAndDestroy(), 502],
      cut: [
        (response) => {
          response.writeHead(200, { 'content-type': 'image/png', 'content-length': 5000 });
          response.write(good, () => response.destroy());
        },
        502,
      ],
    };
    // Spread over the hosts, for of each of them only eight are asked for at once.
    const cases = Object.entries(faults).map(([name, [script, expected]], index) => ({
      ...{ name, script, expected },
      place: `${hosts[index % hosts.length]}/faults/${index}.png`,
    }));
    const server = await startWith(
      engine,
      cases.map(({ place }) => place),
    );
    const results = await Promise.all(
      cases.map(async ({ place, script }) => {
        host.become(place, script);
        const answers = [await server.show(place), await server.show(place)];
        return Promise.all(
          answers.map(async (answer) => [
            answer.status,
            answer.headers.get('content-type'),
            await answer.text(),
          ]),
        );
      }),
    );
    const problem = (code: number) => [code, 'application/json', expect.not.stringContaining(theirs)];
    expect(Object.fromEntries(cases.map(({ name }, index) => [name, results[index]]))).toEqual(
      Object.fromEntries(cases.map(({ name, expected }) => [name, [problem(expected), problem(expected)]])),
    );
    expect(await kept()).toEqual([]);
    const askedOnce = () => host.asked.map(({ url }) => url?.slice(1)).sort();
    expect(askedOnce()).toEqual(cases.map(({ place }) => place).sort());
    expect(server.lines.join()).not.toContain(theirs);

    server.time.now += 5 * 60 * 1000;
    for (const { place } of cases) host.become(place, sendGood);
    for (const { name, place } of cases) expect((await server.show(place)).status, name).toBe(200);
  });

  // @control:SEC-16
  test('nobody makes the server fetch what no title shows', async () => {
    const shown = `${hosts[0]}/games/a.jpg`;
    const server = await startWith(engine, [shown]);
    const other = await addPicturedTitle(server.store, 'anime', [`${hosts[1]}/b.jpg`]);
    const listener = await listen(server.app, { host: '127.0.0.1', port: 0 });
    const { port } = listener.server.address() as AddressInfo;
    /** As written, with nothing made of dots and escapes on the way. */
    const statusOf = (path: string, method = 'GET') =>
      new Promise<number | undefined>((resolve, reject) => {
        request({ host: '127.0.0.1', port, path, method }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .once('error', reject)
          .end();
      });
    const address = server.path(shown);
    const paths = [
      address.replace('a.jpg', 'other.jpg'),
      address.replace('a.jpg', 'a.jp'),
      address.replace('/a.jpg', ''),
      server.path(`${hosts[1]}/b.jpg`),
      server.path(`${hosts[1]}/games/a.jpg`),
      address.replace(/[0-9a-f-]{36}/, other.titleId),
      address.replace(/[0-9a-f-]{36}/, '01a1f8bd-b143-7745-ba54-ef6ba879ae63'),
      server.path('127.0.0.1/games/a.jpg'),
      server.path('localhost/games/a.jpg'),
      server.path('elsewhere.example/games/a.jpg'),
      server.path(`${hosts[0]}.elsewhere.example/games/a.jpg`),
      server.path(`${hosts[0]}:443/games/a.jpg`),
      server.path(`user@${hosts[0]}/games/a.jpg`),
      server.path(`https://${shown}`),
      server.path(`${hosts[0]}/..%2fgames/a.jpg`),
      server.path(`${hosts[0]}/games%2fa.jpg`),
      server.path(`${hosts[0]}//games/a.jpg`),
      `${address}?size=9`,
      `${address}/`,
      `${address}%00`,
      `${address}${'a'.repeat(5000)}`,
      '/pictures',
      '/pictures/',
      `/pictures/${shown}`,
    ];
    const taken = await Promise.all(
      paths.map(async (path) => ((await statusOf(path)) === 404 ? [] : [path])),
    );
    expect(await statusOf(address, 'POST')).toBe(404);
    expect(taken.flat()).toEqual([]);
    expect(host.asked).toEqual([]);

    // Another way to write an address that is shown, if anything.
    const ways = [
      'x/../games/a.jpg',
      'x/%2e%2e/games/a.jpg',
      './games/a.jpg',
      'games\\a.jpg',
      '..\\games/a.jpg',
    ];
    for (const way of ways) await statusOf(server.path(`${hosts[0]}/${way}`));
    await statusOf(address);
    expect(new Set(host.asked.map(({ url }) => url))).toEqual(new Set([`/${shown}`]));
    await shutDown(listener);
  });

  test('what is kept is served by the next server with the host dead and the title gone, also to HEAD, and not sent twice', async () => {
    const place = `${hosts[3]}/file/anilistcdn/cover.png`;
    const picture = Buffer.concat([good, Buffer.alloc(1_900_000, 7)]);
    const first = await startWith(engine, [place]);
    host.become(place, sendAs('image/png', picture));
    expect(await bytesOf(await first.show(place))).toEqual(picture);
    await host.close();
    const second = await start(engine);
    const listener = await listen(second.app, { host: '127.0.0.1', port: 0 });
    const { port } = listener.server.address() as AddressInfo;
    const ask = (options: { method?: string; headers?: Record<string, string> } = {}) =>
      fetch(`http://127.0.0.1:${port}${first.path(place)}`, options);
    const answer = await ask();
    expect(await bytesOf(answer)).toEqual(picture);
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const head = await ask({ method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), (await bytesOf(head)).length]).toEqual([
      ...[200, String(picture.length), 0],
    ]);
    const had = await ask({ headers: { 'if-none-match': `W/${etag}, "other"` } });
    expect([had.status, had.headers.get('etag'), (await bytesOf(had)).length]).toEqual([304, etag, 0]);
    const other = await ask({ headers: { 'if-none-match': '"other"' } });
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, picture.length]);
    await shutDown(listener);
  });

  test('50 who ask at the same time are one question', async () => {
    const place = `${hosts[4]}/t/p/w342/a.jpg`;
    const server = await startWith(engine, [place]);
    host.become(place, (response, question) => setTimeout(() => sendGood(response, question), 50));
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.show(place)));
    for (const answer of answers) expect(await bytesOf(answer)).toEqual(good);
    expect(host.asked).toHaveLength(1);
  });

  // @control:SEC-16
  test('of a host eight are fetched at once and a hundred wait; who comes then is told to come again, and other hosts go on', async () => {
    const places = Array.from({ length: 120 }, (_, index) => `${hosts[0]}/many/${index}.png`);
    const other = `${hosts[1]}/one.png`;
    const server = await startWith(engine, [...places, other]);
    const held: (() => void)[] = [];
    let isHeld = true;
    for (const place of places)
      host.become(place, (response, question) => {
        const go = () => sendGood(response, question);
        if (isHeld) held.push(go);
        else go();
      });
    host.become(other, sendGood);
    const sentAway: Response[] = [];
    const answers = places.map(async (place) => {
      const answer = await server.show(place);
      if (isHeld && answer.status === 503) sentAway.push(answer);
      return answer;
    });
    await vi.waitFor(() => expect([sentAway.length, held.length]).toEqual([12, 8]), 30_000);
    expect(sentAway.map(({ headers }) => headers.get('retry-after'))).toEqual(sentAway.map(() => '5'));
    expect((await server.show(other)).status).toBe(200);
    isHeld = false;
    for (const go of held) go();
    const statuses = new Set((await Promise.all(answers)).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 503)).toEqual([200]);
    // Eight of the one, and one of the other.
    expect(host.mostAtOnce()).toBeLessThanOrEqual(9);
    // Nothing of that is a failure of theirs.
    expect((await server.show(places.at(-1) ?? '')).status).toBe(200);
  });

  test('a disk that takes nothing makes no difference to who asks', async () => {
    const place = `${hosts[2]}/images/anime/1/1.jpg`;
    await writeFile(join(dataDirectory, 'pictures'), 'no folder');
    const server = await startWith(engine, [place]);
    host.become(place, sendGood);
    for (let round = 1; round <= 2; round += 1) {
      expect(await bytesOf(await server.show(place))).toEqual(good);
      expect(host.asked).toHaveLength(round);
    }
    expect(server.lines.filter((line) => line.includes('picture-not-kept'))).toHaveLength(1);
  });
});
