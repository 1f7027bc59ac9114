import { createGames, expect, keptToken, mockCollection, openDashboard, test } from './dashboardTest.ts';

const image = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';

test('the dashboard welcomes the user by display name and avatar, and shows the initial if the avatar fails to load', async ({
  page,
  server,
  user,
}) => {
  const save = (body: object) =>
    fetch(`${server.url}/api/profile`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(async (response) => ((await response.json()) as { token: string }).token);
  const avatarUrl = 'https://pictures.example.org/iris.svg';
  const token = await save({ display_name: 'Iris of the Hall', avatar_url: avatarUrl });
  await mockCollection(page, {});
  let fails = false;
  await page.route(avatarUrl, (route) =>
    fails
      ? route.abort()
      : route.fulfill({ contentType: 'image/svg+xml', body: decodeURIComponent(image.slice(19)) }),
  );
  await openDashboard(page, server, { ...user, token });
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Iris of the Hall!');
  await expect(main.locator('[data-state=image] img')).toHaveAttribute('src', avatarUrl);
  fails = true;
  await page.reload();
  await expect(main.locator('[data-state=initial]')).toHaveText('I');
});

for (const path of ['dashboard', 'profile'])
  test(`the ${path} without a session shows only a spinner before it leads to the login`, async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const text = document.querySelector('main')?.textContent ?? '';
        if (location.pathname.startsWith('/user/')) seen.push(text);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${server.url}/user/Mara/${path}`);
    await expect(page).toHaveURL(`${server.url}/auth/login`);
    await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
    const seen = (await page.evaluate(() => Reflect.get(window, 'seen'))) as string[];
    expect(new Set(seen.filter((text) => text !== ''))).toEqual(new Set(['Loading']));
  });

test('on a phone the first card is visible without scrolling, the filters stay in view down a long list, and Logout comes last', async ({
  page,
  server,
  user,
  expectNoViolations,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mockCollection(page, { games: createGames(12) });
  await openDashboard(page, server, user);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(12);
  const first = await cards.first().boundingBox();
  // The media types and the status have a line each.
  expect(first?.y).toBeLessThan(360);
  await cards.nth(8).scrollIntoViewIfNeeded();
  const filter = page.getByLabel('Status');
  for (const control of [filter, page.getByRole('radio', { name: 'Anime' })])
    await expect(control).toBeInViewport({ ratio: 1 });
  expect((await filter.boundingBox())?.y).toBeLessThan(140);
  await expectNoViolations();
  const logout = page.getByRole('main').getByRole('button', { name: 'Logout' });
  await cards
    .last()
    .getByRole('button', { name: /Remove/ })
    .focus();
  await page.keyboard.press('Tab');
  for (const name of ['Diary', 'Lists', 'Recent changes']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(logout).toBeFocused();
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
  expect(new Set(paths)).toEqual(new Set(['/']));
  expect(await keptToken(page)).toBeNull();
});

test('beside a wide list, the filters and Logout stay in view', async ({ page, server, user }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await mockCollection(page, { games: createGames(30) });
  await openDashboard(page, server, user);
  await page.getByRole('main').getByRole('listitem').nth(25).scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Status')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});
