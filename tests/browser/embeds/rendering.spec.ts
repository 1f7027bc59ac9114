import { expect, frameIn, test } from './hostPage.ts';

// As a server does that leaves its pages to the browser, to save memory.
test.use({ rendering: 'browser' });

test('where all pages are left to the browser a widget is whole all the same', async ({
  page,
  request,
  server,
  openHost,
}) => {
  expect(await (await request.get(server.url)).text()).not.toContain('Top 100 Games');
  await openHost({ body: '<gildshelf-carousel count="3"></gildshelf-carousel>' });
  await expect(frameIn(page).getByRole('heading', { name: 'Top 100 Games' })).toBeVisible();
  await expect(frameIn(page).getByRole('listitem')).toHaveCount(3);
});
