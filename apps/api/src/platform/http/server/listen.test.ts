import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { ownMessages } from '@gildshelf/api-client/contract';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Listener, listen } from './listen.ts';
import { shutDown } from './shutDown.ts';

const minute = 60_000;
const patient = {
  headersTimeout: minute,
  requestTimeout: minute,
  connectionsCheckingInterval: minute,
  sendTimeout: minute,
};
const quick = { ...patient, headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 50 };
let listener: Listener;
let port: number;
let release = () => {};
let isHeld = false;
/** Requests that are being handled, and the most there were at once. */
const handled = { now: 0, most: 0 };

async function start(timeouts: typeof patient) {
  const app = new Hono();
  app.get('/count/:number', async (context) => {
    handled.now += 1;
    handled.most = Math.max(handled.most, handled.now);
    await new Promise((resolve) => setImmediate(resolve));
    handled.now -= 1;
    return context.text(`<${context.req.param('number')}>`);
  });
  app.get('/large', (context) => context.body(Buffer.alloc(16_000_000)));
  app.get('/', (context) => context.text('here'));
  app.post('/', async (context) => context.text(await context.req.text()));
  app.get('/slow', async (context) => {
    await new Promise<void>((resolve) => {
      isHeld = true;
      release = resolve;
    });
    return context.text('at last');
  });
  listener = await listen(app, { host: '127.0.0.1', port: 0 }, timeouts);
  port = (listener.server.address() as AddressInfo).port;
}

beforeEach(() => start(quick));
function stop() {
  listener.server.closeAllConnections();
  listener.server.close();
}
afterEach(stop);

async function restart(timeouts: typeof patient) {
  stop();
  await start(timeouts);
}

async function talk(...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('error', () => {});
  await once(socket, 'close');
  return said;
}

const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

describe('what never becomes a request is answered in words', () => {
  // @control:SEC-22
  test('headers that do not end: 408', async () => {
    const answer = await talk('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(bodyOf(answer)).toEqual({ message: ownMessages.request.timedOut });
  });

  // @control:SEC-22
  test('a body that does not end: 408', async () => {
    const answer = await talk('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  // @control:SEC-22
  test('headers of 20 kB: 431', async () => {
    const answer = await talk(`GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(bodyOf(answer)).toEqual({ message: ownMessages.request.tooLarge });
  });

  test.each(['\u0016\u0003\u0001\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'GET / HTTP/1.1\r\nBad Header\r\n\r\n'])(
    '%j: 400',
    async (text) => {
      const answer = await talk(text);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(bodyOf(answer)).toEqual({ message: ownMessages.request.malformed });
    },
  );

  // @control:SEC-22
  test('a body with two lengths: 400', async () => {
    const smuggled =
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await talk(smuggled)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('HTTP/1.0 needs no Host: health checks of proxies name none', async () => {
  expect(await talk('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 .*here$/s);
});

describe('requests that a client sends ahead on one connection', () => {
  beforeEach(() => restart(patient));

  const pipelined = (amount: number, headers = '') =>
    Array.from(
      { length: amount },
      (_, number) => `GET /count/${number} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`,
    ).join('');
  /** Resolves once that many of the numbers have come back, with all of them. */
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
  test('are handled one at a time and answered in order', async () => {
    handled.most = 0;
    const socket = connect(port, '127.0.0.1');
    socket.write(pipelined(200));
    expect(await numbersOf(socket, 200)).toEqual(inOrder(200));
    expect(handled.most).toBe(1);
    socket.destroy();
  });

  test('are not read while others wait, keep no other connection waiting, and are all answered in the end', async () => {
    const amount = 3_000;
    let received = 0;
    listener.server.on('request', () => {
      received += 1;
    });
    isHeld = false;
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await vi.waitFor(() => expect(isHeld).toBe(true));
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
    isHeld = false;
    handled.most = 0;
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /slow HTTP/1.1\r\nHost: x\r\n\r\n${pipelined(10)}`);
    await vi.waitFor(() => expect(isHeld).toBe(true));
    socket.resetAndDestroy();
    release();
    await vi.waitFor(() => expect(listener.open.size).toBe(0));
    expect(handled.most).toBe(0);
  });
});

// @control:SEC-12
test('a client that does not read its response is disconnected', async () => {
  await restart({ ...patient, sendTimeout: 200 });
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
  test('answers what is in flight, takes nothing new, and leaves no idle connection', async () => {
    const idle = await fetch(`http://127.0.0.1:${port}/`);
    expect(await idle.text()).toBe('here');
    const slow = fetch(`http://127.0.0.1:${port}/slow`);
    await once(listener.server, 'request');
    await vi.waitFor(() => expect(isHeld).toBe(true));
    const down = shutDown(listener);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    release();
    const answer = await slow;
    expect(await answer.text()).toBe('at last');
    expect(answer.headers.get('connection')).toBe('close');
    await down;
    expect(listener.server.listening).toBe(false);
  });
});

test.each([
  [{ host: '127.0.0.1', port: 0 }, 'is in use: stop what runs there, or set PORT to another number.'],
  [{ host: '203.0.113.7', port: 4000 }, 'HOST 203.0.113.7 is not an address of this machine.'],
  [
    { host: 'no-such-host.invalid', port: 4000 },
    'HOST no-such-host.invalid is not an address of this machine.',
  ],
])('%j stops the start with a sentence', async (where, sentence) => {
  await expect(listen(new Hono(), { ...where, port: where.port || port })).rejects.toThrow(sentence);
});
