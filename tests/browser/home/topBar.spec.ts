import { fixtureToken } from '@gildshelf/api-client/testing';
import { signIn } from '../lenientTest.ts';
import { screens } from '../served.ts';
import { expect, test } from './homeHost.ts';

for (const { path, heading } of screens) {
  const isAuth = path.startsWith('/auth/');
  test(`${path} stands ${isAuth ? 'in the middle, without the top bar' : 'under the fixed top bar'}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const bar = page.getByRole('banner');
    if (isAuth) {
      await expect(bar).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      const box = await page.getByRole('main').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBe(640);
      return;
    }
    await expect(bar).toHaveCSS('position', 'fixed');
    await page.mouse.wheel(0, 400);
    expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280 });
    await expect(bar.getByRole('navigation')).toHaveText('HomeSearchAccount');
  });
}

test('the top bar leads home, to the search and, whoever is logged out, to the login', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/account`);
  const bar = page.getByRole('navigation');
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(`${server.url}/search`);
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await bar.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
});

test('whoever is signed in comes to their shelf by Account, also where the menu cannot be fetched', async ({
  page,
  server,
}) => {
  await page.route('**/assets/SignedInItem*', (route) => route.abort());
  await signIn(page, server, { token: fixtureToken() });
  await page.goto(server.url);
  const account = page.getByRole('navigation').getByRole('link', { name: 'Account' });
  await expect(account).toHaveAttribute('href', '/account');
});
