import { expect, mockTitle, test } from './mediaTest.ts';

test.use({ rendering: 'browser' });

test('a game shows the image from the API, or a generated cover when that image fails to load', async ({
  page,
  server,
}) => {
  const imageUrl = 'https://pictures.example/a.jpg';
  await page.route(imageUrl, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await mockTitle(page, 'game', { name: 'A Title', background_image: imageUrl });
  await page.goto(`${server.url}/game/a-title`);
  const images = page.getByRole('main').locator('img');
  await expect(images).toHaveCount(2);
  for (const image of await images.all()) await expect(image).toHaveAttribute('src', imageUrl);
  await page.route(imageUrl, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  for (const image of await images.all()) await expect(image).toHaveAttribute('src', /^data:image\/svg/);
});

test('a game and an anime without any details pass the accessibility check', async ({
  page,
  server,
  expectNoViolations,
}) => {
  for (const type of ['game', 'anime'] as const) {
    await mockTitle(page, type, {});
    await page.goto(`${server.url}/${type}/a-title`);
    await expect(page.getByRole('heading', { level: 1, name: 'Untitled' })).toBeVisible();
    await expect(page.locator('[data-part="media"] img')).toHaveAttribute('src', /^data:image\/svg/);
    await expectNoViolations();
  }
});
