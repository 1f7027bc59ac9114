import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { jsonResponse, streamResponse } from './textResponse.ts';

const decompress = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes: Buffer) => bytes,
};

describe('jsonResponse', () => {
  const long = JSON.stringify(
    Array.from({ length: 200 }, (_, number) => ({ number, name: '進撃の巨人 – é' })),
  );

  function request(text: string, accepted?: string) {
    const http = new Hono();
    http.get('/', (context) => jsonResponse(context, text, { link: '</next>; rel="next"' }));
    return http.request('/', { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
  }

  test.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['deflate', 'none'],
    ['', 'none'],
    [undefined, 'none'],
  ] as const)(
    'compresses a long response for Accept-Encoding %j as %s without changing its content',
    async (accepted, coding) => {
      const response = await request(long, accepted);
      expect(response.headers.get('content-encoding') ?? 'none').toBe(coding);
      expect(response.headers.get('vary')).toBe('accept-encoding');
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(response.headers.get('link')).toBe('</next>; rel="next"');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(decompress[coding](bytes).toString()).toBe(long);
      if (coding !== 'none') expect(bytes.length).toBeLessThan(long.length / 5);
    },
  );

  test('does not compress a short response', async () => {
    const response = await request('{"id":7}', 'gzip, br, zstd');
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(await response.json()).toEqual({ id: 7 });
  });
});

describe('streamResponse', () => {
  const parts = Array.from({ length: 500 }, (_, number) => `{"number":${number},"name":"進撃の巨人"},`);

  /** Serves a response in parts; `created` counts them, `hasEnded` is true once no other will be created. */
  function serveParts(fails = false) {
    const state = { created: 0, hasEnded: false };
    const http = new Hono();
    http.get('/', (context) =>
      streamResponse(context, createParts(), { 'content-type': 'application/json' }),
    );
    async function* createParts() {
      try {
        for (const part of parts) {
          if (fails && state.created === 5) throw new Error('The database is gone.');
          state.created += 1;
          yield part;
        }
      } finally {
        state.hasEnded = true;
      }
    }
    const request = (accepted = '', method = 'GET') =>
      http.request('/', { method, headers: { 'accept-encoding': accepted } });
    return { state, request };
  }

  test.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['', 'none'],
  ] as const)(
    'compresses the stream for Accept-Encoding %j as %s without changing its content',
    async (accepted, coding) => {
      const response = await serveParts().request(accepted);
      expect(response.headers.get('content-encoding') ?? 'none').toBe(coding);
      expect(response.headers.get('vary')).toBe('accept-encoding');
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(decompress[coding](Buffer.from(await response.arrayBuffer())).toString()).toBe(parts.join(''));
    },
  );

  test.each(['', 'zstd'])(
    'creates few parts for a client with Accept-Encoding %j that does not read, and stops when it disconnects',
    async (accepted) => {
      const { state, request } = serveParts();
      const reader = (await request(accepted)).body?.getReader();
      if (accepted === '') {
        await reader?.read();
        expect(state.created).toBeLessThan(10);
      }
      await reader?.cancel();
      await expect.poll(() => state.hasEnded).toBe(true);
    },
  );

  test.each(['', 'zstd', 'br', 'gzip'])(
    'aborts a response for Accept-Encoding %j when a part throws',
    async (accepted) => {
      const { state, request } = serveParts(true);
      const response = await request(accepted);
      await expect(response.arrayBuffer()).rejects.toThrow();
      expect(state).toEqual({ created: 5, hasEnded: true });
    },
  );

  test('creates no part for a HEAD request', async () => {
    const { state, request } = serveParts();
    const response = await request('gzip', 'HEAD');
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect(state.created).toBe(0);
  });
});
