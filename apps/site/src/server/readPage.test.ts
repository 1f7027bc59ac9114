import { expect, test, vi } from 'vitest';
import { pageStatus } from './readPage.ts';

const respondWith = (status: number) => vi.fn(async () => ({ status, body: {} }));

test('a missing title or collection has status 404, and a failed request rejects', async () => {
  expect(await pageStatus('/game/missing', respondWith(404))).toBe(404);
  expect(await pageStatus('/user/nobody1/collection', respondWith(404))).toBe(404);
  await expect(pageStatus('/game/portal-2', respondWith(503))).rejects.toThrow('503');
});

test('pages that always exist need no API request', async () => {
  for (const url of ['/', '/search?query=zelda', '/auth/login', '/account']) {
    const request = respondWith(404);
    expect(await pageStatus(url, request)).toBe(200);
    expect(request).not.toHaveBeenCalled();
  }
});
