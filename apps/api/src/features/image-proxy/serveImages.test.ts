import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { catalogues, endpointPath, type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { listen, shutDown } from '../../platform/http/server/listen.ts';
import { imageHosts } from '../../providers/fields/imageUrl.ts';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { type Engine, eachEngine } from '../../testing/database/eachEngine.ts';
import { addTitleWithImages } from '../../testing/database/titles.ts';
import { type ImageHandler, respondWith, startImageHost } from '../../testing/providers/startImageHost.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { imageTypes } from './readImageSize.ts';

const apiUrl = 'https://api.shelf.example';
const hosts = Object.values(imageHosts).flat();
const good = sampleImages['image/png'](640, 360);
const sendGood = respondWith('image/png', good);
const upstreamText = 'UPSTREAM TEXT';
const html = `<!doctype html><script>alert("${upstreamText}")</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert("${upstreamText}")</script></svg>`;
const large = Buffer.concat([good, Buffer.alloc(3 * 1024 * 1024)]);

let host: Awaited<ReturnType<typeof startImageHost>>;
let dataDirectory: string;
beforeEach(async () => {
  host = await startImageHost();
  dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-cache-'));
});
afterEach(async () => {
  await host.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

async function start(engine: Engine, cache: 'on' | 'off' = 'on', existingStore?: Store) {
  const store = existingStore ?? (await engine.freshStore());
  const settings = { PICTURE_CACHE: cache, API_URL: apiUrl, DATA_DIR: dataDirectory };
  return createTestApp(engine, settings, { store, imageSource: host.source });
}

/** Starts a server with a title that has images at these `<host>/<path>`. */
async function startWith(engine: Engine, imagePaths: readonly string[]) {
  const server = await start(engine);
  const { titleId } = await addTitleWithImages(server.store, 'game', imagePaths);
  const path = (imagePath: string) => `/pictures/${titleId}/${imagePath}`;
  return { ...server, path, getImage: async (imagePath: string) => server.app.request(path(imagePath)) };
}

const storedFiles = () => readdir(join(dataDirectory, 'pictures')).catch(() => []);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Requests everything that shows a title of a public collection; resolves to pairs of path and response text. */
async function everyResponse(server: Awaited<ReturnType<typeof start>>, type: MediaType, slug: string) {
  const media = mediaTypes[type];
  const { token, userId } = await server.member(`${type}fan`);
  const callApi = async (method: string, path: string, body?: object) => {
    const { status, text } = await server.call(method, path, { token, ...(body && { body }) });
    expect(status, path).toBe(200);
    return text;
  };
  const body = { username: `${type}fan`, [media.idField]: slug, rating: 4, status: media.statuses[0] };
  await callApi('POST', media.rateEndpoint.path, body);
  await callApi('PUT', '/api/profile/visibility', { collection: 'public' });
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
  return Promise.all(paths.map(async (path) => [path, await callApi('GET', path)] as const));
}

eachEngine((engine) => {
  describe.each(['game', 'anime', 'movie'] as const)('the images of a %s', (type) => {
    const imagePaths = hosts.slice(0, 2).map((name) => `${name}/a/b.jpg`);

    test('have proxy URLs in every response, and are served there', async () => {
      const server = await start(engine);
      const { slug, titleId } = await addTitleWithImages(server.store, type, imagePaths);
      const responses = await everyResponse(server, type, slug);
      for (const [path, text] of responses)
        for (const imagePath of imagePaths) {
          expect(text, path).not.toContain(`https://${imagePath}`);
          expect(text, path).toContain(`${apiUrl}/pictures/${titleId}/${imagePath}`);
        }
      host.setHandler(imagePaths[1] ?? '', sendGood);
      const response = await server.app.request(`${apiUrl}/pictures/${titleId}/${imagePaths[1]}`);
      expect(await bytesOf(response)).toEqual(good);
    });

    // @control:SEC-16
    test('keep their provider URLs while the cache is off, and none is fetched or served', async () => {
      const server = await start(engine, 'off');
      const { slug, titleId } = await addTitleWithImages(server.store, type, imagePaths);
      for (const [path, text] of await everyResponse(server, type, slug)) {
        expect(text, path).not.toContain('/pictures/');
        for (const imagePath of imagePaths) expect(text, path).toContain(`https://${imagePath}`);
      }
      expect((await server.call('GET', `/pictures/${titleId}/${imagePaths[0]}`)).status).toBe(404);
      expect(host.requests).toEqual([]);
      expect(await storedFiles()).toEqual([]);
    });
  });

  // @control:SEC-16
  test('serves each image type as such, with a policy against scripts, and fetches an image once and without cookies', async () => {
    const images = imageTypes.map((type, index) => ({
      ...{ type, imagePath: `${hosts[index]}/a/${index}` },
      bytes: sampleImages[type](4096, 4096),
    }));
    const server = await startWith(
      engine,
      images.map(({ imagePath }) => imagePath),
    );
    for (const { type, imagePath, bytes } of images) {
      host.setHandler(imagePath, respondWith(type.toUpperCase().concat('; charset=binary'), bytes));
      for (let round = 0; round < 2; round += 1) {
        const response = await server.getImage(imagePath);
        expect(response.status, type).toBe(200);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': type,
          'content-length': String(bytes.length),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect(await bytesOf(response)).toEqual(bytes);
      }
    }
    expect(host.requests.map(({ url }) => url?.slice(1))).toEqual(images.map(({ imagePath }) => imagePath));
    const [{ headers } = { headers: {} }] = host.requests;
    expect(headers).toMatchObject({ accept: imageTypes.join(), 'user-agent': 'Gildshelf' });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
    expect(await storedFiles()).toHaveLength(imageTypes.length);
  });

  // @control:SEC-16
  test('rejects a response that is no image of an allowed size and type, stores none of it, and does not retry for five minutes', async () => {
    const endless: ImageHandler = (response) => {
      response.setHeader('content-type', 'image/png');
      response.write(good);
      const writeMore = () => {
        while (!response.destroyed && response.write(large));
      };
      response.on('drain', writeMore);
      writeMore();
    };
    const status =
      (code: number, headers = {}): ImageHandler =>
      (response) => {
        response.writeHead(code, { 'content-type': 'image/png', ...headers }).end(code === 304 ? '' : good);
      };
    const faults: Readonly<Record<string, readonly [ImageHandler, number]>> = {
      'HTML declared as PNG': [respondWith('image/png', html), 502],
      HTML: [respondWith('text/html', html), 502],
      'SVG declared as PNG': [respondWith('image/png', svg), 502],
      SVG: [respondWith('image/svg+xml', svg), 502],
      'a PNG declared as JPEG': [respondWith('image/jpeg', good), 502],
      'a PNG declared as HTML': [respondWith('text/html', good), 502],
      'a PNG without a content type': [(response) => response.end(good), 502],
      'two content types': [respondWith('image/png, text/html', good), 502],
      'an empty body': [respondWith('image/png', ''), 502],
      'too large by its content length': [
        (response) => {
          response.writeHead(200, { 'content-type': 'image/png', 'content-length': large.length });
          response.write(good);
        },
        502,
      ],
      'too large without a content length': [endless, 502],
      'too large when decompressed': [
        (response) => {
          response.setHeader('content-encoding', 'gzip');
          respondWith('image/png', gzipSync(large))(response, host.requests[0] as never);
        },
        502,
      ],
      'too wide': [respondWith('image/png', sampleImages['image/png'](4097, 10)), 502],
      'too high': [respondWith('image/webp', sampleImages['image/webp'](10, 4097)), 502],
      'zero pixels wide': [respondWith('image/png', sampleImages['image/png'](0, 10)), 502],
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
      'no response': [() => {}, 502],
      'no body after the headers': [
        (response) => {
          response.setHeader('content-type', 'image/png');
          response.write(good);
        },
        502,
      ],
      'a connection reset': [({ socket }) => void socket?.resetAndDestroy(), 502],
      'a truncated body': [
        (response) => {
          response.writeHead(200, { 'content-type': 'image/png', 'content-length': 5000 });
          response.write(good, () => response.destroy());
        },
        502,
      ],
    };
    // Spread over the hosts, since only eight images of a host are fetched at once.
    const cases = Object.entries(faults).map(([name, [script, expected]], index) => ({
      ...{ name, script, expected },
      imagePath: `${hosts[index % hosts.length]}/faults/${index}.png`,
    }));
    const server = await startWith(
      engine,
      cases.map(({ imagePath }) => imagePath),
    );
    const results = await Promise.all(
      cases.map(async ({ imagePath, script }) => {
        host.setHandler(imagePath, script);
        const responses = [await server.getImage(imagePath), await server.getImage(imagePath)];
        return Promise.all(
          responses.map(async (response) => [
            response.status,
            response.headers.get('content-type'),
            await response.text(),
          ]),
        );
      }),
    );
    const errorResponse = (code: number) => [
      code,
      'application/json',
      expect.not.stringContaining(upstreamText),
    ];
    expect(Object.fromEntries(cases.map(({ name }, index) => [name, results[index]]))).toEqual(
      Object.fromEntries(
        cases.map(({ name, expected }) => [name, [errorResponse(expected), errorResponse(expected)]]),
      ),
    );
    expect(await storedFiles()).toEqual([]);
    const requestedPaths = () => host.requests.map(({ url }) => url?.slice(1)).sort();
    expect(requestedPaths()).toEqual(cases.map(({ imagePath }) => imagePath).sort());
    expect(server.lines.join()).not.toContain(upstreamText);

    server.time.now += 5 * 60 * 1000;
    for (const { imagePath } of cases) host.setHandler(imagePath, sendGood);
    for (const { name, imagePath } of cases)
      expect((await server.getImage(imagePath)).status, name).toBe(200);
  });

  // @control:SEC-16
  test('fetches no image that is not shown by its title', async () => {
    const shown = `${hosts[0]}/games/a.jpg`;
    const server = await startWith(engine, [shown]);
    const other = await addTitleWithImages(server.store, 'anime', [`${hosts[1]}/b.jpg`]);
    const listener = await listen(server.app, { host: '127.0.0.1', port: 0 });
    const { port } = listener.server.address() as AddressInfo;
    /** Sends the path as it is written, without normalising dot segments and escapes. */
    const statusOf = (path: string, method = 'GET') =>
      new Promise<number | undefined>((resolve, reject) => {
        request({ host: '127.0.0.1', port, path, method }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .once('error', reject)
          .end();
      });
    const validPath = server.path(shown);
    const paths = [
      validPath.replace('a.jpg', 'other.jpg'),
      validPath.replace('a.jpg', 'a.jp'),
      validPath.replace('/a.jpg', ''),
      server.path(`${hosts[1]}/b.jpg`),
      server.path(`${hosts[1]}/games/a.jpg`),
      validPath.replace(/[0-9a-f-]{36}/, other.titleId),
      validPath.replace(/[0-9a-f-]{36}/, '01a1f8bd-b143-7745-ba54-ef6ba879ae63'),
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
      `${validPath}?size=9`,
      `${validPath}/`,
      `${validPath}%00`,
      `${validPath}${'a'.repeat(5000)}`,
      '/pictures',
      '/pictures/',
      `/pictures/${shown}`,
    ];
    const accepted = await Promise.all(
      paths.map(async (path) => ((await statusOf(path)) === 404 ? [] : [path])),
    );
    expect(await statusOf(validPath, 'POST')).toBe(404);
    expect(accepted.flat()).toEqual([]);
    expect(host.requests).toEqual([]);

    // Other spellings of a valid path may lead to that image, and to nothing else.
    const spellings = [
      'x/../games/a.jpg',
      'x/%2e%2e/games/a.jpg',
      './games/a.jpg',
      'games\\a.jpg',
      '..\\games/a.jpg',
    ];
    for (const spelling of spellings) await statusOf(server.path(`${hosts[0]}/${spelling}`));
    await statusOf(validPath);
    expect(new Set(host.requests.map(({ url }) => url))).toEqual(new Set([`/${shown}`]));
    await shutDown(listener);
  });

  test('serves a stored image after a restart without its host and title, also to HEAD, and with 304 for a matching ETag', async () => {
    const imagePath = `${hosts[3]}/file/anilistcdn/cover.png`;
    const image = Buffer.concat([good, Buffer.alloc(1_900_000, 7)]);
    const first = await startWith(engine, [imagePath]);
    host.setHandler(imagePath, respondWith('image/png', image));
    expect(await bytesOf(await first.getImage(imagePath))).toEqual(image);
    await host.close();
    const second = await start(engine);
    const listener = await listen(second.app, { host: '127.0.0.1', port: 0 });
    const { port } = listener.server.address() as AddressInfo;
    const get = (options: { method?: string; headers?: Record<string, string> } = {}) =>
      fetch(`http://127.0.0.1:${port}${first.path(imagePath)}`, options);
    const response = await get();
    expect(await bytesOf(response)).toEqual(image);
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const head = await get({ method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), (await bytesOf(head)).length]).toEqual([
      ...[200, String(image.length), 0],
    ]);
    const unchanged = await get({ headers: { 'if-none-match': `W/${etag}, "other"` } });
    expect([unchanged.status, unchanged.headers.get('etag'), (await bytesOf(unchanged)).length]).toEqual([
      304,
      etag,
      0,
    ]);
    const other = await get({ headers: { 'if-none-match': '"other"' } });
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, image.length]);
    await shutDown(listener);
  });

  test('fetches an image once for 50 concurrent requests', async () => {
    const imagePath = `${hosts[4]}/t/p/w342/a.jpg`;
    const server = await startWith(engine, [imagePath]);
    host.setHandler(imagePath, (response, incoming) => setTimeout(() => sendGood(response, incoming), 50));
    const responses = await Promise.all(Array.from({ length: 50 }, () => server.getImage(imagePath)));
    for (const response of responses) expect(await bytesOf(response)).toEqual(good);
    expect(host.requests).toHaveLength(1);
  });

  // @control:SEC-16
  test('fetches eight images of a host at once, queues 100, rejects more with 503 and Retry-After, and still serves other hosts', async () => {
    const imagePaths = Array.from({ length: 120 }, (_, index) => `${hosts[0]}/many/${index}.png`);
    const other = `${hosts[1]}/one.png`;
    const server = await startWith(engine, [...imagePaths, other]);
    const delayed: (() => void)[] = [];
    let isDelaying = true;
    for (const imagePath of imagePaths)
      host.setHandler(imagePath, (response, incoming) => {
        const respond = () => sendGood(response, incoming);
        if (isDelaying) delayed.push(respond);
        else respond();
      });
    host.setHandler(other, sendGood);
    const rejected: Response[] = [];
    const responses = imagePaths.map(async (imagePath) => {
      const response = await server.getImage(imagePath);
      if (isDelaying && response.status === 503) rejected.push(response);
      return response;
    });
    await vi.waitFor(() => expect([rejected.length, delayed.length]).toEqual([12, 8]), 30_000);
    expect(rejected.map(({ headers }) => headers.get('retry-after'))).toEqual(rejected.map(() => '5'));
    expect((await server.getImage(other)).status).toBe(200);
    isDelaying = false;
    for (const respond of delayed) respond();
    const statuses = new Set((await Promise.all(responses)).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 503)).toEqual([200]);
    // Eight of one host, and one of the other.
    expect(host.maxConcurrent()).toBeLessThanOrEqual(9);
    // A rejection for overload does not count as a failure of the image.
    expect((await server.getImage(imagePaths.at(-1) ?? '')).status).toBe(200);
  });

  test('serves images although the disk rejects writes', async () => {
    const imagePath = `${hosts[2]}/images/anime/1/1.jpg`;
    await writeFile(join(dataDirectory, 'pictures'), 'no folder');
    const server = await startWith(engine, [imagePath]);
    host.setHandler(imagePath, sendGood);
    for (let round = 1; round <= 2; round += 1) {
      expect(await bytesOf(await server.getImage(imagePath))).toEqual(good);
      expect(host.requests).toHaveLength(round);
    }
    expect(server.lines.filter((line) => line.includes('image-not-saved'))).toHaveLength(1);
  });
});
