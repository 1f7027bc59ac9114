import { answerTitle, expect, test } from './mediaTest.ts';

test.use({ rendering: 'browser' });

test('the picture of a game is the one of its host, and a drawn cover where that does not come', async ({
  page,
  server,
}) => {
  const address = 'https://pictures.example/a.jpg';
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await answerTitle(page, 'game', { name: 'A Title', background_image: address });
  await page.goto(`${server.url}/game/a-title`);
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('src', address);
  await page.route(address, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  for (const picture of await pictures.all())
    await expect(picture).toHaveAttribute('src', /^data:image\/svg/);
});

test('a game and an anime of which the host knows nothing pass the accessibility check', async ({
  page,
  server,
  expectSound,
}) => {
  for (const type of ['game', 'anime'] as const) {
    await answerTitle(page, type, {});
    await page.goto(`${server.url}/${type}/a-title`);
    await expect(page.getByRole('heading', { level: 1, name: 'Untitled' })).toBeVisible();
    await expect(page.locator('[data-part="media"] img')).toHaveAttribute('src', /^data:image\/svg/);
    await expectSound();
  }
});
