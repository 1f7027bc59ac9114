import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { jsonResponse } from './jsonResponse.ts';

const long = JSON.stringify(Array.from({ length: 200 }, (_, number) => ({ number, name: '進撃の巨人 – é' })));

function request(text: string, accepted?: string) {
  const http = new Hono();
  http.get('/', (context) => jsonResponse(context, text, { link: '</next>; rel="next"' }));
  return http.request('/', { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
}

const decompress = {
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
