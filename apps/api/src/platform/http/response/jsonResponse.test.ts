import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { jsonResponse } from './jsonResponse.ts';

const long = JSON.stringify(Array.from({ length: 200 }, (_, number) => ({ number, name: '進撃の巨人 – é' })));

function ask(text: string, accepted?: string) {
  const http = new Hono();
  http.get('/', (context) => jsonResponse(context, text, { link: '</next>; rel="next"' }));
  return http.request('/', { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
}

const open = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes: Buffer) => bytes,
};

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['deflate', 'none'],
  ['', 'none'],
  [undefined, 'none'],
] as const)(
  'a long answer to somebody who takes %j goes out as %s, and is the same',
  async (accepted, coding) => {
    const answer = await ask(long, accepted);
    expect(answer.headers.get('content-encoding') ?? 'none').toBe(coding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('link')).toBe('</next>; rel="next"');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(open[coding](bytes).toString()).toBe(long);
    if (coding !== 'none') expect(bytes.length).toBeLessThan(long.length / 5);
  },
);

test('a short answer goes out as it is', async () => {
  const answer = await ask('{"id":7}', 'gzip, br, zstd');
  expect(answer.headers.has('content-encoding')).toBe(false);
  expect(await answer.json()).toEqual({ id: 7 });
});
