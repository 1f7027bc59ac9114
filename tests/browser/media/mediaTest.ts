import type { CatalogueType } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { test as lenientTest } from '../lenientTest.ts';

/** Playwright's test on a lenient server, with every error that a page has thrown, of which there must be none. */
export const test = lenientTest.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      lenientTest.expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '../lenientTest.ts';

const roots: Readonly<Record<CatalogueType, string>> = { game: 'games', anime: 'anime' };

/** The call for the details of a title, whichever host is asked. */
const detailsOf = (type: CatalogueType, slug: string) => `**/api/${roots[type]}/${slug}`;

/** Answers the details of 'a-title' with this item; what it does not say is missing. */
export async function answerTitle(page: Page, type: CatalogueType, item: object): Promise<void> {
  await page.route(detailsOf(type, 'a-title'), (route) =>
    route.fulfill({ json: { id: 7, slug: 'a-title', ...item } }),
  );
}

/** What stands beside a label among the facts. */
export const factOf = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd');

/** What the description says. */
export const descriptionOf = (page: Page) => page.locator('[data-part="description"]');
