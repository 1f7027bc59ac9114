import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { test as unlimitedTest } from '../fixtures/unlimitedTest.ts';

/** Playwright's test on a server without limits, which fails when the page throws an error. */
export const test = unlimitedTest.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      unlimitedTest.expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '../fixtures/unlimitedTest.ts';

/** The URL pattern of the details of a title, on any API host. */
const detailsOf = (type: CatalogueType, slug: string) => `**${catalogues[type].root}/${slug}`;

/** Responds with this item to requests for the details of 'a-title'. Fields that it lacks are missing from the response. */
export async function mockTitle(page: Page, type: CatalogueType, item: object): Promise<void> {
  await page.route(detailsOf(type, 'a-title'), (route) =>
    route.fulfill({ json: { id: 7, slug: 'a-title', ...item } }),
  );
}

/** The value of the fact with this label. */
export const factValue = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd');

export const descriptionOf = (page: Page) => page.locator('[data-part="description"]');
