import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { imageHosts } from '../../providers/fields/imageUrl.ts';
import { prepareImageProxy } from '../../testing/app/prepareImageProxy.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { type ImageHandler, respondWith } from '../../testing/providers/startImageHost.ts';
import { sampleImages } from '../../testing/sampleImages.ts';

const hosts = Object.values(imageHosts).flat();
const good = sampleImages['image/png'](640, 360);
const sendGood = respondWith('image/png', good);
const upstreamText = 'UPSTREAM TEXT';
const html = `<!doctype html><script>alert("${upstreamText}")</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert("${upstreamText}")</script></svg>`;
const large = Buffer.concat([good, Buffer.alloc(3 * 1024 * 1024)]);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const proxy = prepareImageProxy();

eachEngine((engine) => {
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
          respondWith('image/png', gzipSync(large))(response, proxy.host.requests[0] as never);
        },
        502,
      ],
      'too wide': [respondWith('image/png', sampleImages['image/png'](4097, 10)), 502],
      'too high': [respondWith('image/webp', sampleImages['image/webp'](10, 4097)), 502],
      'zero pixels wide': [respondWith('image/png', sampleImages['image/png'](0, 10)), 502],
      'a redirect': [status(302, { location: '/elsewhere' }), 502],
      'a redirect to another host': [
        status(301, { location: proxy.host.source.replace('127.0.0.1', 'localhost') }),
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
    const server = await proxy.startWith(
      engine,
      cases.map(({ imagePath }) => imagePath),
    );
    const results = await Promise.all(
      cases.map(async ({ imagePath, script }) => {
        proxy.host.setHandler(imagePath, script);
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
    expect(await proxy.storedFiles()).toEqual([]);
    const requestedPaths = () => proxy.host.requests.map(({ url }) => url?.slice(1)).sort();
    expect(requestedPaths()).toEqual(cases.map(({ imagePath }) => imagePath).sort());
    expect(server.lines.join()).not.toContain(upstreamText);

    server.time.now += 5 * 60 * 1000;
    for (const { imagePath } of cases) proxy.host.setHandler(imagePath, sendGood);
    for (const { name, imagePath } of cases)
      expect((await server.getImage(imagePath)).status, name).toBe(200);
  });

  test('fetches an image once for 50 concurrent requests', async () => {
    const imagePath = `${hosts[4]}/t/p/w342/a.jpg`;
    const server = await proxy.startWith(engine, [imagePath]);
    proxy.host.setHandler(imagePath, (response, incoming) =>
      setTimeout(() => sendGood(response, incoming), 50),
    );
    const responses = await Promise.all(Array.from({ length: 50 }, () => server.getImage(imagePath)));
    for (const response of responses) expect(await bytesOf(response)).toEqual(good);
    expect(proxy.host.requests).toHaveLength(1);
  });

  // @control:SEC-16
  test('fetches eight images of a host at once, queues 100, rejects more with 503 and Retry-After, and still serves other hosts', async () => {
    const imagePaths = Array.from({ length: 120 }, (_, index) => `${hosts[0]}/many/${index}.png`);
    const other = `${hosts[1]}/one.png`;
    const server = await proxy.startWith(engine, [...imagePaths, other]);
    const delayed: (() => void)[] = [];
    let isDelaying = true;
    for (const imagePath of imagePaths)
      proxy.host.setHandler(imagePath, (response, incoming) => {
        const respond = () => sendGood(response, incoming);
        if (isDelaying) delayed.push(respond);
        else respond();
      });
    proxy.host.setHandler(other, sendGood);
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
    expect(proxy.host.maxConcurrent()).toBeLessThanOrEqual(9);
    // A rejection for overload does not count as a failure of the image.
    expect((await server.getImage(imagePaths.at(-1) ?? '')).status).toBe(200);
  });

  test('serves images although the disk rejects writes', async () => {
    const imagePath = `${hosts[2]}/images/anime/1/1.jpg`;
    await writeFile(join(proxy.dataDirectory, 'pictures'), 'no folder');
    const server = await proxy.startWith(engine, [imagePath]);
    proxy.host.setHandler(imagePath, sendGood);
    for (let round = 1; round <= 2; round += 1) {
      expect(await bytesOf(await server.getImage(imagePath))).toEqual(good);
      expect(proxy.host.requests).toHaveLength(round);
    }
    expect(server.lines.filter((line) => line.includes('image-not-saved'))).toHaveLength(1);
  });
});
