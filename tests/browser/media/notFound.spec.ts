import { catalogues } from '@gildshelf/api-client/contract';
import { expect, test } from './mediaTest.ts';

test.use({ rendering: 'browser' });

test('a slug that the API rejects, or that is the path of another call, shows the message for a missing title', async ({
  page,
  server,
}) => {
  for (const [type, slug] of [
    ['game', 'top'],
    ['anime', 'search'],
    ['game', '%00'],
    ['anime', '%2e%2e%2fapi'],
    ['game', '%E0%A4%A'],
    ['anime', '%'],
    ['game', 'a%2Fb%3Fc%23d'],
  ] as const) {
    await page.goto(`${server.url}/${type}/${slug}`);
    await expect(page.getByRole('alert'), slug).toContainText(catalogues[type].notFound);
    await expect(page.getByRole('heading', { level: 1 }), slug).toBeVisible();
  }
});
