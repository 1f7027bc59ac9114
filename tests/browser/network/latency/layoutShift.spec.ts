import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../accessibility/accessibilityTest.ts';
import { mockTrailers } from '../../accessibility/mockTrailers.ts';
import { openFullyLoaded } from '../../fixtures/serverTest.ts';
import { withMotion } from '../../fixtures/withMotion.ts';
import { navigateWithinSite } from '../api-outage/failures.ts';
import { holdResponses } from './holdResponses.ts';
import { measureLayoutShift } from './measureLayoutShift.ts';

test.use(withMotion);

const layoutShiftLimit = 0.01;

const main = (page: Page) => page.getByRole('main');
const result = (page: Page, name: string) => page.getByRole('option', { name });
const card = (page: Page, name: string) => main(page).getByRole('link', { name }).first();
const expectLoading = (page: Page) => expect(main(page).locator('article[aria-busy="true"]')).toBeVisible();
const expectFact = (label: string) => (page: Page) =>
  expect(page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')).toHaveText(
    /\S/,
  );

/** Navigations, each from the screen before it, with assertions for the loading and the loaded state. */
const navigations = [
  {
    name: 'the results of a search',
    go: (page: Page) => page.getByRole('combobox', { name: 'Search' }).fill('legend'),
    expectLoading: (page: Page) => expect(page.getByRole('option')).toHaveCount(0),
    expectLoaded: (page: Page) => expect(page.getByRole('option').first()).toBeVisible(),
  },
  {
    name: 'a game',
    go: (page: Page) => result(page, 'Breath of the Wild').click(),
    expectLoading,
    expectLoaded: expectFact('ESRB Rating'),
  },
  {
    name: 'an anime without a trailer',
    async go(page: Page) {
      await page.goBack();
      await result(page, 'Legend of the Galactic Heroes').click();
    },
    expectLoading,
    expectLoaded: expectFact('Episodes'),
  },
  {
    name: 'Home',
    go: (page: Page) => page.getByRole('link', { name: 'Home', exact: true }).click(),
    expectLoading: (page: Page) => expect(page.getByText('Loading Top 100 Games')).toBeAttached(),
    expectLoaded: (page: Page) => expect(card(page, 'Frieren')).toBeVisible(),
  },
  {
    name: 'an anime with a trailer',
    go: (page: Page) => card(page, 'Frieren').click(),
    expectLoading,
    expectLoaded: expectFact('Episodes'),
  },
  {
    name: 'a dashboard',
    go: (page: Page, dashboard: string) => navigateWithinSite(page, dashboard),
    expectLoading: (page: Page) => expect(page.getByText('Loading your games')).toBeAttached(),
    expectLoaded: (page: Page) => expect(main(page).getByRole('listitem')).toHaveCount(7),
  },
] as const;

for (const width of [390, 1280])
  test(`each navigation has a layout shift of at most ${layoutShiftLimit} with delayed responses and images, ${width} pixels wide`, async ({
    page,
    server,
    owner,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    await mockTrailers(page);
    await signIn(page, server, owner);
    // The search page without a text would load the top lists, which Home loads below.
    await openFullyLoaded(page, `${server.url}/search?query=zzz`);
    const layoutShift = await measureLayoutShift(page);
    for (const { name, go, expectLoading, expectLoaded } of navigations) {
      const delayed = await holdResponses(page, /\/(api|covers)\//);
      await go(page, `/user/${owner.username}/dashboard`);
      await expectLoading(page);
      await delayed.requested();
      await delayed.release();
      await expectLoaded(page);
      expect(await layoutShift(), name).toBeLessThanOrEqual(layoutShiftLimit);
    }
  });
