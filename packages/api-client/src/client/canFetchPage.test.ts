import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canFetchPage } from './canFetchPage.ts';

beforeEach(() => void vi.stubGlobal('location', { href: 'https://shelf.example/auth/login?x=1' }));
afterEach(() => void vi.unstubAllGlobals());

test('a document that its server still has can be fetched, and nothing kept is believed', async () => {
  const send = vi.fn(async () => new Response(null));
  expect(await canFetchPage(1000, send)).toBe(true);
  expect(send).toHaveBeenCalledWith(
    'https://shelf.example/auth/login?x=1',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
});

test.each([404, 502, 503])('one that is answered with %i cannot', async (status) => {
  expect(await canFetchPage(1000, async () => new Response(null, { status }))).toBe(false);
});

test('nor one without a network, nor one that does not come in time', async () => {
  expect(await canFetchPage(1000, () => Promise.reject(new TypeError('offline')))).toBe(false);
  const never: typeof fetch = (_, init) =>
    new Promise((__, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  expect(await canFetchPage(1, never)).toBe(false);
});
