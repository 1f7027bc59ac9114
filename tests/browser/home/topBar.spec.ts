import { fixtureToken } from '@gildshelf/api-client/testing';
import { screens } from '../fixtures/serverTest.ts';
import { signIn } from '../fixtures/unlimitedTest.ts';
import { expect, test } from './homeTest.ts';

test.use({ viewport: { width: 1280, height: 600 } });

test('screens with the layout auth are centred in the window, without the top bar', async ({
  page,
  server,
}) => {
  for (const { path, heading } of screens.filter(({ hasTopBar }) => !hasTopBar)) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    await expect(page.getByRole('banner'), path).toHaveCount(0);
    const box = await page.getByRole('main').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2, path).toBe(640);
  }
});

test('on every other screen the top bar stays at the top of the window while the page scrolls', async ({
  page,
  server,
}) => {
  for (const { path, heading } of screens.filter(({ hasTopBar }) => hasTopBar)) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    const bar = page.getByRole('banner');
    await expect(bar, path).toHaveCSS('position', 'fixed');
    await page.mouse.wheel(0, 400);
    expect(await bar.boundingBox(), path).toMatchObject({ x: 0, y: 0, width: 1280 });
    await expect(bar.getByRole('navigation'), path).toHaveText('HomeSearchAccount');
  }
});

test('Account links to /account for a signed-in user when the menu cannot be loaded', async ({
  page,
  server,
}) => {
  await page.route('**/assets/SignedInItem*', (route) => route.abort());
  await signIn(page, server, { token: fixtureToken() });
  await page.goto(server.url);
  const account = page.getByRole('navigation').getByRole('link', { name: 'Account' });
  await expect(account).toHaveAttribute('href', '/account');
});
