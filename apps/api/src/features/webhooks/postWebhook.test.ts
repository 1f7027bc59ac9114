import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listenOnFreePort } from '../../testing/listenOnFreePort.ts';
import { postWebhook } from './postWebhook.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) await cleanUp();
});

/** A receiver on loopback, which counts its connections. */
async function startReceiver(listener: RequestListener) {
  const server = createServer(listener);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  const { url, close } = await listenOnFreePort(server);
  cleanups.push(close);
  return { port: new URL(url).port, connections: () => connections };
}

const ok: RequestListener = (_, response) => void response.end('thanks');
const anyTarget = { allowAnyTarget: true };
const publicTarget = { allowAnyTarget: false };
const post = (url: string, options: Parameters<typeof postWebhook>[3]) => postWebhook(url, {}, '{}', options);

test('sends the body and the headers, and resolves to the status', async () => {
  const received: unknown[] = [];
  const { port } = await startReceiver(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, body: (await request.toArray()).join(''), id: headers['webhook-id'] });
    response.writeHead(204).end();
  });
  const sent = await postWebhook(
    `http://127.0.0.1:${port}/hook?a=1`,
    { 'webhook-id': 'x' },
    '{"ä":1}',
    anyTarget,
  );
  expect(sent).toEqual({ status: 204, error: null, durationMs: expect.any(Number) });
  expect(received).toEqual([{ method: 'POST', url: '/hook?a=1', body: '{"ä":1}', id: 'x' }]);
});

describe('a target that is not public is rejected without a connection', () => {
  // @control:SEC-26
  test.each([
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '169.254.169.254',
    '[fd00:ec2::254]',
  ])('%s', async (host) => {
    const { port, connections } = await startReceiver(ok);
    const sent = await post(`https://${host}:${port}/`, publicTarget);
    expect(sent).toMatchObject({ status: null, error: 'The address is not public.' });
    expect(connections()).toBe(0);
  });

  // @control:SEC-26
  test('a name with one private address among public ones', async () => {
    const { port, connections } = await startReceiver(ok);
    const resolve = async () => ['93.184.215.14', '127.0.0.1'];
    const sent = await post(`https://receiver.example:${port}/`, { ...publicTarget, resolve });
    expect(sent.error).toBe('The address is not public.');
    expect(connections()).toBe(0);
  });

  // @control:SEC-26
  test('a URL that is not https', async () => {
    const resolve = async () => ['93.184.215.14'];
    const sent = await post('http://receiver.example/', { ...publicTarget, resolve });
    expect(sent).toMatchObject({ status: null, error: 'The URL is not https.' });
  });
});

// @control:SEC-26
test('connects to the address that was checked, and resolves the name once (DNS rebinding)', async () => {
  const hosts: (string | undefined)[] = [];
  const { port } = await startReceiver((request, response) => {
    hosts.push(request.headers.host);
    response.end();
  });
  let resolutions = 0;
  const resolve = async () => {
    resolutions += 1;
    return resolutions === 1 ? ['127.0.0.1'] : ['192.0.2.1'];
  };
  const sent = await post(`http://receiver.example:${port}/`, { ...anyTarget, resolve });
  expect(sent).toMatchObject({ status: 200, error: null });
  expect(resolutions).toBe(1);
  expect(hosts).toEqual([`receiver.example:${port}`]);
});

// @control:SEC-26
test('does not follow a redirect', async () => {
  const target = await startReceiver(ok);
  const location = `http://127.0.0.1:${target.port}/`;
  const { port } = await startReceiver((_, response) => void response.writeHead(307, { location }).end());
  const sent = await post(`http://127.0.0.1:${port}/`, anyTarget);
  expect(sent).toMatchObject({ status: 307, error: expect.stringContaining('redirect') });
  expect(target.connections()).toBe(0);
});

describe('a receiver that fails', () => {
  test('with a status other than 2xx', async () => {
    const { port } = await startReceiver((_, response) => void response.writeHead(500).end());
    const sent = await post(`http://127.0.0.1:${port}/`, anyTarget);
    expect(sent).toMatchObject({ status: 500, error: 'The response had the status 500.' });
  });

  test('by closing the connection', async () => {
    const { port } = await startReceiver((request) => void request.socket.destroy());
    const sent = await post(`http://127.0.0.1:${port}/`, anyTarget);
    expect(sent).toMatchObject({ status: null, error: 'The connection failed: ECONNRESET.' });
  });

  // @control:SEC-26
  test('by not responding within the time limit', async () => {
    const { port } = await startReceiver(() => {});
    const sent = await post(`http://127.0.0.1:${port}/`, { ...anyTarget, timeoutMs: 50 });
    expect(sent).toMatchObject({ status: null, error: 'No response within 0.05 s.' });
  });

  // @control:SEC-26
  test('after 5 s by default', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const sent = await post('https://receiver.example/', { ...publicTarget, resolve: async () => [] });
    expect(timeout.mock.calls).toEqual([[5_000]]);
    expect(sent.error).toBe('No response within 5 s.');
    timeout.mockRestore();
  });

  test('by a name server that does not respond within the time limit', async () => {
    const resolve = () => new Promise<never>(() => {});
    const sent = await post('https://receiver.example/', { ...publicTarget, resolve, timeoutMs: 50 });
    expect(sent.error).toBe('No response within 0.05 s.');
  });

  test('by a name that does not exist', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    const sent = await post('https://receiver.example/', { ...publicTarget, resolve });
    expect(sent.error).toBe('The host name could not be resolved.');
  });
});

describe('the body of a response', () => {
  // @control:SEC-26
  test('is not read beyond 4 kB', async () => {
    const closed = Promise.withResolvers<void>();
    const { port } = await startReceiver((_, response) => {
      response.on('close', closed.resolve);
      const write = (): void => {
        while (response.write('x'.repeat(1024)));
        response.once('drain', write);
      };
      write();
    });
    expect(await post(`http://127.0.0.1:${port}/`, anyTarget)).toMatchObject({ status: 200, error: null });
    await closed.promise;
  });

  test('that never ends does not change the result', async () => {
    const { port } = await startReceiver((_, response) => void response.write('x'));
    const sent = await post(`http://127.0.0.1:${port}/`, { ...anyTarget, timeoutMs: 300 });
    expect(sent).toMatchObject({ status: 200, error: null });
  });
});
