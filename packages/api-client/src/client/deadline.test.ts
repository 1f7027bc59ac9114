import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canFetchPage } from './deadline.ts';

beforeEach(() => void vi.stubGlobal('location', { href: 'https://shelf.example/auth/login?x=1' }));
afterEach(() => void vi.unstubAllGlobals());

test('resolves to true when a HEAD request that bypasses the cache succeeds', async () => {
  const send = vi.fn(async () => new Response(null));
  expect(await canFetchPage(1000, send)).toBe(true);
  expect(send).toHaveBeenCalledWith(
    'https://shelf.example/auth/login?x=1',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
});

test.each([404, 502, 503])('resolves to false when the server responds with %i', async (status) => {
  expect(await canFetchPage(1000, async () => new Response(null, { status }))).toBe(false);
});

test('resolves to false without a network or after the timeout', async () => {
  expect(await canFetchPage(1000, () => Promise.reject(new TypeError('offline')))).toBe(false);
  const never: typeof fetch = (_, init) =>
    new Promise((__, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  expect(await canFetchPage(1, never)).toBe(false);
});
