import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalogues, endpointPath, type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';
import { listen, shutDown } from '../../platform/http/server/listen.ts';
import { imageHosts } from '../../providers/fields/imageUrl.ts';
import { imageProxyUrl, prepareImageProxy } from '../../testing/app/prepareImageProxy.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { addTitleWithImages } from '../../testing/database/titles.ts';
import { respondWith } from '../../testing/providers/startImageHost.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { imageTypes } from './readImageSize.ts';

const hosts = Object.values(imageHosts).flat();
const good = sampleImages['image/png'](640, 360);
const sendGood = respondWith('image/png', good);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const proxy = prepareImageProxy();

/** Requests everything that shows a title of a public collection; resolves to pairs of path and response text. */
async function everyResponse(server: Awaited<ReturnType<typeof proxy.start>>, type: MediaType, slug: string) {
  const media = mediaTypes[type];
  const { token, userId } = await server.member(`${type}fan`);
  const callApi = async (method: string, path: string, body?: object) => {
    const { status, text } = await server.call(method, path, { token, ...(body && { body }) });
    expect(status, path).toBe(200);
    return text;
  };
  const body = { username: `${type}fan`, [media.idField]: slug, rating: 4, status: media.statuses[0] };
  await callApi('POST', media.rateTitle.path, body);
  await callApi('PUT', '/api/profile/visibility', { collection: 'public' });
  const list = endpointPath(media.listTrackedTitles, { userId });
  const paths = [
    list,
    `${list}?limit=5`,
    endpointPath(media.getTrackedTitle, { userId, titleId: slug }),
    endpointPath(media.listPublicTitles, { username: `${type}fan` }),
  ];
  if (type === 'game' || type === 'anime') {
    const { listTopTitles, searchTitles, getTitleDetails } = catalogues[type];
    paths.push(listTopTitles.path, `${searchTitles.path}?query=pictured`);
    paths.push(endpointPath(getTitleDetails, { slug }));
  }
  return Promise.all(paths.map(async (path) => [path, await callApi('GET', path)] as const));
}

eachEngine((engine) => {
  describe.each(['game', 'anime', 'movie'] as const)('the images of a %s', (type) => {
    const imagePaths = hosts.slice(0, 2).map((name) => `${name}/a/b.jpg`);

    test('have proxy URLs in every response, and are served there', async () => {
      const server = await proxy.start(engine);
      const { slug, titleId } = await addTitleWithImages(server.store, type, imagePaths);
      const responses = await everyResponse(server, type, slug);
      for (const [path, text] of responses)
        for (const imagePath of imagePaths) {
          expect(text, path).not.toContain(`https://${imagePath}`);
          expect(text, path).toContain(`${imageProxyUrl}/pictures/${titleId}/${imagePath}`);
        }
      proxy.host.setHandler(imagePaths[1] ?? '', sendGood);
      const response = await server.app.request(`${imageProxyUrl}/pictures/${titleId}/${imagePaths[1]}`);
      expect(await bytesOf(response)).toEqual(good);
    });

    // @control:SEC-16
    test('keep their provider URLs while the cache is off, and none is fetched or served', async () => {
      const server = await proxy.start(engine, 'off');
      const { slug, titleId } = await addTitleWithImages(server.store, type, imagePaths);
      for (const [path, text] of await everyResponse(server, type, slug)) {
        expect(text, path).not.toContain('/pictures/');
        for (const imagePath of imagePaths) expect(text, path).toContain(`https://${imagePath}`);
      }
      expect((await server.call('GET', `/pictures/${titleId}/${imagePaths[0]}`)).status).toBe(404);
      expect(proxy.host.requests).toEqual([]);
      expect(await proxy.storedFiles()).toEqual([]);
    });
  });

  // @control:SEC-16
  test('serves each image type as such, with a policy against scripts, and fetches an image once and without cookies', async () => {
    const images = imageTypes.map((type, index) => ({
      ...{ type, imagePath: `${hosts[index]}/a/${index}` },
      bytes: sampleImages[type](4096, 4096),
    }));
    const server = await proxy.startWith(
      engine,
      images.map(({ imagePath }) => imagePath),
    );
    for (const { type, imagePath, bytes } of images) {
      proxy.host.setHandler(imagePath, respondWith(type.toUpperCase().concat('; charset=binary'), bytes));
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
    expect(proxy.host.requests.map(({ url }) => url?.slice(1))).toEqual(
      images.map(({ imagePath }) => imagePath),
    );
    const [{ headers } = { headers: {} }] = proxy.host.requests;
    expect(headers).toMatchObject({ accept: imageTypes.join(), 'user-agent': 'Gildshelf' });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
    expect(await proxy.storedFiles()).toHaveLength(imageTypes.length);
  });

  // @control:SEC-16
  test('fetches no image that is not shown by its title', async () => {
    const shown = `${hosts[0]}/games/a.jpg`;
    const server = await proxy.startWith(engine, [shown]);
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
    expect(proxy.host.requests).toEqual([]);

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
    expect(new Set(proxy.host.requests.map(({ url }) => url))).toEqual(new Set([`/${shown}`]));
    await shutDown(listener);
  });

  test('serves a stored image after a restart without its host and title, also to HEAD, and with 304 for a matching ETag', async () => {
    const imagePath = `${hosts[3]}/file/anilistcdn/cover.png`;
    const image = Buffer.concat([good, Buffer.alloc(1_900_000, 7)]);
    const first = await proxy.startWith(engine, [imagePath]);
    proxy.host.setHandler(imagePath, respondWith('image/png', image));
    expect(await bytesOf(await first.getImage(imagePath))).toEqual(image);
    await proxy.host.close();
    const second = await proxy.start(engine);
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
});
