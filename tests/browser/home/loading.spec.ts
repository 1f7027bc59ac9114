import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import type { Page, Route } from '@playwright/test';
import { arrowButton, builtInTypes, cards, expect, region, test } from './homeTest.ts';

test.use({ rendering: 'browser' });

const spinner = (page: Page, type: CatalogueType) =>
  region(page, type)
    .getByRole('status')
    .filter({ hasText: `Loading ${catalogues[type].topTitle}` });

test('while the lists load, a spinner is shown in a region of the final height', async ({
  page,
  server,
  expectNoViolations,
}) => {
  const held: Route[] = [];
  await page.route('**/api/*/top', (route) => void held.push(route));
  await page.goto(server.url);
  const heights = () =>
    Promise.all(builtInTypes.map(async (type) => (await region(page, type).boundingBox())?.height));
  for (const type of builtInTypes) {
    await expect(spinner(page, type)).toBeVisible();
    for (const name of ['Previous', 'Next'] as const)
      await expect(arrowButton(page, type, name)).toHaveAttribute('aria-disabled', 'true');
  }
  const before = await heights();
  await expectNoViolations();
  await expect.poll(() => held.length).toBe(builtInTypes.length);
  for (const route of held) await route.continue();
  for (const type of builtInTypes) {
    await expect(cards(page, type)).toHaveCount(100);
    await expect(spinner(page, type)).toHaveCount(0);
  }
  // The track extends into its own margin by the shadow of a card, without moving the page below it.
  expect(await heights()).toEqual(before);
});
