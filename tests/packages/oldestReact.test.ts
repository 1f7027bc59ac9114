import { expect, inject, test } from 'vitest';
import { buildPage, oldestReact } from './support/buildPage.ts';
import { openPage } from './support/openPage.ts';

test('a page with React 19.0.0, the oldest version that the packages support, hydrates every widget and can be used', {
  timeout: 240_000,
}, async () => {
  const built = await buildPage(inject('scratch'), 'guest', oldestReact);
  expect(built.html).toContain('Loading Top 100 Games');
  const errors = await openPage(built, async (page) => {
    const rating = page.getByRole('region', { name: 'On your shelf: Hades' });
    await rating.getByLabel('Status').selectOption('Completed');
    await rating.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Rating updated successfully!').first().waitFor();
    // The carousel calls the callbacks of its latest render.
    const carousel = page.getByRole('region', { name: 'Top 100 Games' });
    await carousel.getByRole('button', { name: /next/i }).click();
  });
  expect(errors).toEqual([]);
});
