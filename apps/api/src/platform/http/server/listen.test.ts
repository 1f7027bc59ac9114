import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { ownMessages } from '@gildshelf/api-client/contract';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Listener, listen, shutDown } from './listen.ts';

const minute = 60_000;
const longTimeouts = {
  headersTimeout: minute,
  requestTimeout: minute,
  connectionsCheckingInterval: minute,
  sendTimeout: minute,
};
const shortTimeouts = {
  ...longTimeouts,
  headersTimeout: 150,
  requestTimeout: 300,
  connectionsCheckingInterval: 50,
};
let listener: Listener;
let port: number;
let release = () => {};
let isBlocked = false;
/** The number of requests that are being handled, and its maximum. */
const handled = { now: 0, max: 0 };

async function start(timeouts: typeof longTimeouts) {
  const app = new Hono();
  app.get('/count/:number', async (context) => {
    handled.now += 1;
    handled.max = Math.max(handled.max, handled.now);
    await new Promise((resolve) => setImmediate(resolve));
    handled.now -= 1;
    return context.text(`<${context.req.param('number')}>`);
  });
  app.get('/large', (context) => context.body(Buffer.alloc(16_000_000)));
  app.get('/', (context) => context.text('here'));
  app.post('/', async (context) => context.text(await context.req.text()));
  app.get('/slow', async (context) => {
    await new Promise<void>((resolve) => {
      isBlocked = true;
      release = resolve;
    });
    return context.text('at last');
  });
  listener = await listen(app, { host: '127.0.0.1', port: 0 }, timeouts);
  port = (listener.server.address() as AddressInfo).port;
}

beforeEach(() => start(shortTimeouts));
function stop() {
  listener.server.closeAllConnections();
  listener.server.close();
}
afterEach(stop);

async function restart(timeouts: typeof longTimeouts) {
  stop();
  await start(timeouts);
}

async function sendRaw(...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  let output = '';
  socket.on('data', (chunk) => {
    output += chunk;
  });
  socket.on('error', () => {});
  await once(socket, 'close');
  return output;
}

const bodyOf = (response: string) => JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4));

describe('malformed requests get an error response with a message', () => {
  // @control:SEC-22
  test('responds with 408 to incomplete headers', async () => {
    const response = await sendRaw('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(bodyOf(response)).toEqual({ message: ownMessages.request.timedOut });
  });

  // @control:SEC-22
  test('responds with 408 to an incomplete body', async () => {
    const response = await sendRaw('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf');
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
  });

  // @control:SEC-22
  test('responds with 431 to headers of 20 kB', async () => {
    const response = await sendRaw(`GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 431 /);
    expect(bodyOf(response)).toEqual({ message: ownMessages.request.tooLarge });
  });

  test.each(['\u0016\u0003\u0001\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'GET / HTTP/1.1\r\nBad Header\r\n\r\n'])(
    'responds with 400 to %j',
    async (text) => {
      const response = await sendRaw(text);
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
      expect(bodyOf(response)).toEqual({ message: ownMessages.request.malformed });
    },
  );

  // @control:SEC-22
  test('responds with 400 to a body with both Content-Length and Transfer-Encoding', async () => {
    const smuggled =
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await sendRaw(smuggled)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('accepts HTTP/1.0 requests without a Host header, as health checks of proxies send them', async () => {
  expect(await sendRaw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 .*here$/s);
});

describe('pipelined requests', () => {
  beforeEach(() => restart(longTimeouts));

  const pipelined = (amount: number, headers = '') =>
    Array.from(
      { length: amount },
      (_, number) => `GET /count/${number} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`,
    ).join('');
  /** Resolves to the numbers in the responses once there are `amount` of them. */
  function numbersOf(socket: Socket, amount: number): Promise<number[]> {
    let text = '';
    return new Promise((resolve) => {
      socket.on('data', (chunk) => {
        text += chunk;
        const numbers = [...text.matchAll(/<(\d+)>/g)].map(([, number]) => Number(number));
        if (numbers.length === amount) resolve(numbers);
      });
    });
  }
  const inOrder = (amount: number) => Array.from({ length: amount }, (_, number) => number);

  // @control:SEC-12
  test('are handled one at a time, with responses in order', async () => {
    handled.max = 0;
    const socket = connect(port, '127.0.0.1');
    socket.write(pipelined(200));
    expect(await numbersOf(socket, 200)).toEqual(inOrder(200));
    expect(handled.max).toBe(1);
    socket.destroy();
  });

  test('are not read while earlier ones wait, do not block other connections, and all get a response', async () => {
    const amount = 3_000;
    let received = 0;
    listener.server.on('request', () => {
      received += 1;
    });
    isBlocked = false;
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await vi.waitFor(() => expect(isBlocked).toBe(true));
    const line = `X-Long: ${'x'.repeat(200)}\r\n`;
    socket.write(pipelined(amount, line));
    const others = 20;
    for (let number = 0; number < others; number++)
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
    // At most two reads of 64 kB, each of which holds some 270 requests.
    expect(received - others).toBeLessThan(600);
    const numbers = numbersOf(socket, amount);
    release();
    expect(await numbers).toEqual(inOrder(amount));
    socket.destroy();
  });

  test('are dropped when the client disconnects', async () => {
    isBlocked = false;
    handled.max = 0;
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /slow HTTP/1.1\r\nHost: x\r\n\r\n${pipelined(10)}`);
    await vi.waitFor(() => expect(isBlocked).toBe(true));
    socket.resetAndDestroy();
    release();
    await vi.waitFor(() => expect(listener.openResponses.size).toBe(0));
    expect(handled.max).toBe(0);
  });
});

// @control:SEC-12
test('a client that does not read its response is disconnected', async () => {
  await restart({ ...longTimeouts, sendTimeout: 200 });
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => {});
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(listener.server, 'request');
  const connections = () =>
    new Promise<number>((resolve) => listener.server.getConnections((_, count) => resolve(count)));
  expect(await connections()).toBe(1);
  await expect.poll(connections, { timeout: minute }).toBe(0);
  socket.destroy();
});

describe('shutting down', () => {
  // @control:FLT-02
  test('completes requests in flight, rejects new connections, and closes idle ones', async () => {
    const idle = await fetch(`http://127.0.0.1:${port}/`);
    expect(await idle.text()).toBe('here');
    const slow = fetch(`http://127.0.0.1:${port}/slow`);
    await once(listener.server, 'request');
    await vi.waitFor(() => expect(isBlocked).toBe(true));
    const down = shutDown(listener);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    release();
    const response = await slow;
    expect(await response.text()).toBe('at last');
    expect(response.headers.get('connection')).toBe('close');
    await down;
    expect(listener.server.listening).toBe(false);
  });
});

test.each([
  [
    { host: '127.0.0.1', port: 0 },
    'is in use: stop the process that uses it, or set PORT to another number.',
  ],
  [{ host: '203.0.113.7', port: 4000 }, 'HOST 203.0.113.7 is not an address of this machine.'],
  [
    { host: 'no-such-host.invalid', port: 4000 },
    'HOST no-such-host.invalid is not an address of this machine.',
  ],
])('rejects %j with an error message', async (options, message) => {
  await expect(listen(new Hono(), { ...options, port: options.port || port })).rejects.toThrow(message);
});
