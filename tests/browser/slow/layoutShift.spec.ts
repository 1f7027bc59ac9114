import type { Page } from '@playwright/test';
import { walkTo } from '../dead/failures.ts';
import { expect, signIn, test } from '../hands/handsTest.ts';
import { standInForTrailers } from '../hands/trailerStandIn.ts';
import { openWhole } from '../served.ts';
import { withMotion } from '../withMotion.ts';
import { countShifts } from './countShifts.ts';
import { keepBack } from './keepBack.ts';

test.use(withMotion);

const layoutShiftLimit = 0.01;

const main = (page: Page) => page.getByRole('main');
const result = (page: Page, name: string) => page.getByRole('option', { name });
const card = (page: Page, name: string) => main(page).getByRole('link', { name }).first();
const waits = (page: Page) => expect(main(page).locator('article[aria-busy="true"]')).toBeVisible();
const hasFact = (label: string) => (page: Page) =>
  expect(page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')).toHaveText(
    /\S/,
  );

/** From one screen to the next: how one goes, what stands while nothing has come, and what says that it has. */
const ways = [
  {
    name: 'the results of a search',
    go: (page: Page) => page.getByRole('combobox', { name: 'Search' }).fill('legend'),
    waits: (page: Page) => expect(page.getByRole('option')).toHaveCount(0),
    settled: (page: Page) => expect(page.getByRole('option').first()).toBeVisible(),
  },
  {
    name: 'a game',
    go: (page: Page) => result(page, 'Breath of the Wild').click(),
    waits,
    settled: hasFact('ESRB Rating'),
  },
  {
    name: 'an anime without a trailer',
    async go(page: Page) {
      await page.goBack();
      await result(page, 'Legend of the Galactic Heroes').click();
    },
    waits,
    settled: hasFact('Episodes'),
  },
  {
    name: 'Home',
    go: (page: Page) => page.getByRole('link', { name: 'Home', exact: true }).click(),
    waits: (page: Page) => expect(page.getByText('Loading Top 100 Games')).toBeAttached(),
    settled: (page: Page) => expect(card(page, 'Frieren')).toBeVisible(),
  },
  {
    name: 'an anime with a trailer',
    go: (page: Page) => card(page, 'Frieren').click(),
    waits,
    settled: hasFact('Episodes'),
  },
  {
    name: 'a dashboard',
    go: (page: Page, dashboard: string) => walkTo(page, dashboard),
    waits: (page: Page) => expect(page.getByText('Loading your games')).toBeAttached(),
    settled: (page: Page) => expect(main(page).getByRole('listitem')).toHaveCount(7),
  },
] as const;

for (const width of [390, 1280])
  test(`nothing moves on the way through the site, ${width} pixels wide, though answers and pictures come late`, async ({
    page,
    server,
    owner,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    await standInForTrailers(page);
    await signIn(page, server, owner);
    await openWhole(page, `${server.url}/search`);
    const shifted = await countShifts(page);
    for (const { name, go, waits, settled } of ways) {
      const late = await keepBack(page, /\/(api|covers)\//);
      await go(page, `/user/${owner.username}/dashboard`);
      await waits(page);
      await late.asked();
      await late.give();
      await settled(page);
      expect(await shifted(), name).toBeLessThanOrEqual(layoutShiftLimit);
    }
  });
