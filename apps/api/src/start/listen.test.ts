import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { ownMessages } from '@gildshelf/api-client/contract';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Listener, listen } from './listen.ts';
import { shutDown } from './shutDown.ts';

const quick = { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 50 };
let listener: Listener;
let port: number;
let release = () => {};
let isHeld = false;

beforeEach(async () => {
  const app = new Hono();
  app.get('/', (context) => context.text('here'));
  app.post('/', async (context) => context.text(await context.req.text()));
  app.get('/slow', async (context) => {
    await new Promise<void>((resolve) => {
      isHeld = true;
      release = resolve;
    });
    return context.text('at last');
  });
  listener = await listen(app, { host: '127.0.0.1', port: 0 }, quick);
  port = (listener.server.address() as AddressInfo).port;
});
afterEach(() => {
  listener.server.closeAllConnections();
  listener.server.close();
});

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
  test('headers that do not end: 408', async () => {
    const answer = await talk('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(bodyOf(answer)).toEqual({ message: ownMessages.request.timedOut });
  });

  test('a body that does not end: 408', async () => {
    const answer = await talk('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

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

  test('a body with two lengths: 400', async () => {
    const smuggled =
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await talk(smuggled)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('HTTP/1.0 needs no Host: health checks of proxies name none', async () => {
  expect(await talk('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 .*here$/s);
});

describe('shutting down', () => {
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
