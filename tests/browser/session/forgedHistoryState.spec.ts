import { expect, test } from './sessionTest.ts';

/** History entries that a script, an old build or a broken browser may leave. */
const entries: readonly unknown[] = [
  'text',
  7,
  [],
  { idx: 'x', key: 4 },
  {
    usr: { id: 'x', slug: 'the-witcher-3-wild-hunt', name: ['a'], platforms: 'PC', images: 4, trailer: [] },
    key: 'forged',
    idx: 0,
  },
];

// @control:WEB-10
test('a server-rendered title hydrates without errors over a forged history entry', async ({
  page,
  server,
  pageErrors,
}) => {
  await page.goto(`${server.url}/game/the-witcher-3-wild-hunt`);
  for (const entry of entries) {
    await page.evaluate((forged) => history.replaceState(forged, ''), entry);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
    await expect(page.getByRole('heading', { level: 1, name: 'The Witcher 3: Wild Hunt' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
  expect(pageErrors).toEqual([]);
});
