import { expect, test, widgetFrame } from './hostPage.ts';

// With this option the server renders no pages, to save memory.
test.use({ rendering: 'browser' });

test('widgets are server-rendered also when all pages are client-rendered', async ({
  page,
  request,
  server,
  openHostPage,
}) => {
  expect(await (await request.get(server.url)).text()).not.toContain('Top 100 Games');
  await openHostPage({ body: '<gildshelf-carousel count="3"></gildshelf-carousel>' });
  await expect(widgetFrame(page).getByRole('heading', { name: 'Top 100 Games' })).toBeVisible();
  await expect(widgetFrame(page).getByRole('listitem')).toHaveCount(3);
});
