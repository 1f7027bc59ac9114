import { catalogues } from '@gildshelf/api-client/contract';
import type { Page, Route } from '@playwright/test';
import { arrow, cards, expect, region, test, types } from './homeHost.ts';

test.use({ rendering: 'browser' });

const spinner = (page: Page, type: 'game' | 'anime') =>
  region(page, type)
    .getByRole('status')
    .filter({ hasText: `Loading ${catalogues[type].topTitle}` });

test('while the lists are on their way a spinner stands in a space of the final height', async ({
  page,
  server,
  expectSound,
}) => {
  const held: Route[] = [];
  await page.route('**/api/*/top', (route) => void held.push(route));
  await page.goto(server.url);
  const heights = () =>
    Promise.all(types.map(async (type) => (await region(page, type).boundingBox())?.height));
  for (const type of types) {
    await expect(spinner(page, type)).toBeVisible();
    for (const name of ['Previous', 'Next'] as const)
      await expect(arrow(page, type, name)).toHaveAttribute('aria-disabled', 'true');
  }
  const before = await heights();
  await expectSound();
  await expect.poll(() => held.length).toBe(2);
  for (const route of held) await route.continue();
  for (const type of types) {
    await expect(cards(page, type)).toHaveCount(100);
    await expect(spinner(page, type)).toHaveCount(0);
  }
  // The box of the cards reaches into its own margin by the shadow of a card; the page below it does not move.
  expect(await heights()).toEqual(before);
});
