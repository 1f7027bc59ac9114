import { loadChunks } from '../../fixtures/loadChunks.ts';
import { openFullyLoaded } from '../../fixtures/serverTest.ts';
import { addGame, dashboardOf, expect, openSignedIn, test } from '../../session/sessionTest.ts';
import { navigateWithinSite } from './failures.ts';

test.use({ rendering: 'browser' });

test('images that have not loaded when the network goes offline are replaced by generated covers', async ({
  page,
  context,
  server,
}) => {
  await openFullyLoaded(page, server.url);
  const last = page.getByRole('region', { name: 'Top 100 Anime' }).getByRole('listitem').last();
  await expect(last).toBeAttached();
  await context.setOffline(true);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  await expect
    .poll(() => last.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('dialogs and the account menu open for the first time after the network has gone offline', async ({
  page,
  context,
  server,
  user,
}) => {
  await addGame(server, user, 'hades-2018');
  // Starts on Home, where neither the collection nor its dialogs have been opened.
  await openSignedIn(page, server, user.token, '/');
  await openFullyLoaded(page, server.url);
  const dialogs = page.waitForRequest(/\/assets\/CollectionDialogs-/);
  await navigateWithinSite(page, dashboardOf(user));
  await expect(page.getByRole('heading', { name: `Welcome, ${user.username}!` })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Hades' });
  await expect(card).toBeVisible();
  await dialogs;
  for (const part of ['CollectionDialogs', 'AccountMenu']) await loadChunks(page, part);
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Edit Hades' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Game' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
});
