import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { streamResponse } from './streamResponse.ts';

const open = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes: Buffer) => bytes,
};
const parts = Array.from({ length: 500 }, (_, number) => `{"number":${number},"name":"進撃の巨人"},`);

/** A response in parts; `made` counts those that were made, `isOver` says whether no other will be. */
function serveParts(fails = false) {
  const state = { made: 0, isOver: false };
  const http = new Hono();
  http.get('/', (context) => streamResponse(context, make(), { 'content-type': 'application/json' }));
  async function* make() {
    try {
      for (const part of parts) {
        if (fails && state.made === 5) throw new Error('The database is gone.');
        state.made += 1;
        yield part;
      }
    } finally {
      state.isOver = true;
    }
  }
  const ask = (accepted = '', method = 'GET') =>
    http.request('/', { method, headers: { 'accept-encoding': accepted } });
  return { state, ask };
}

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['', 'none'],
] as const)(
  'for a client that takes %j a stream is compressed as %s, and is the same',
  async (accepted, coding) => {
    const response = await serveParts().ask(accepted);
    expect(response.headers.get('content-encoding') ?? 'none').toBe(coding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(open[coding](Buffer.from(await response.arrayBuffer())).toString()).toBe(parts.join(''));
  },
);

test.each(['', 'zstd'])(
  'a client of %j that stops reading is sent few parts, and ends it when it leaves',
  async (accepted) => {
    const { state, ask } = serveParts();
    const reader = (await ask(accepted)).body?.getReader();
    if (accepted === '') {
      await reader?.read();
      expect(state.made).toBeLessThan(10);
    }
    await reader?.cancel();
    await expect.poll(() => state.isOver).toBe(true);
  },
);

test.each(['', 'zstd', 'br', 'gzip'])(
  'a part that fails ends a response of %j with an error',
  async (accepted) => {
    const { state, ask } = serveParts(true);
    const response = await ask(accepted);
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(state).toEqual({ made: 5, isOver: true });
  },
);

test('no part is made for a HEAD request', async () => {
  const { state, ask } = serveParts();
  const response = await ask('gzip', 'HEAD');
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect(state.made).toBe(0);
});
