import { expect, test, vi } from 'vitest';
import { pageStatus } from './pageStatus.ts';

const answering = (status: number) => vi.fn(async () => ({ status, body: {} }));

test('the status of a page is that of what it shows, without rendering it', async () => {
  expect(await pageStatus('/game/missing', answering(404))).toBe(404);
  expect(await pageStatus('/user/nobody1/collection', answering(404))).toBe(404);
  await expect(pageStatus('/game/portal-2', answering(503))).rejects.toThrow('503');
});

test('pages that always exist cost no call', async () => {
  for (const address of ['/', '/search?query=zelda', '/auth/login', '/account']) {
    const ask = answering(404);
    expect(await pageStatus(address, ask)).toBe(200);
    expect(ask).not.toHaveBeenCalled();
  }
});
