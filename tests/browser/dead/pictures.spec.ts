import { openWhole } from '../served.ts';
import { dashboardOf, expect, keepGame, openAs, test } from '../session/sessionTest.ts';
import { siteCode } from '../siteCode.ts';
import { walkTo } from './failures.ts';

test.use({ rendering: 'browser' });

test('pictures that are not fetched when the network goes away give way to drawn covers', async ({
  page,
  context,
  server,
}) => {
  await openWhole(page, server.url);
  const last = page.getByRole('region', { name: 'Top 100 Anime' }).getByRole('listitem').last();
  await expect(last).toBeAttached();
  await context.setOffline(true);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  await expect
    .poll(() => last.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('dialogs and the menu open on a page whose network went away before anybody asked for them', async ({
  page,
  context,
  server,
  person,
}) => {
  await keepGame(server, person, 'hades-2018');
  // On Home: the shelf and its dialogs have never been open.
  await openAs(page, server, person.token, '/');
  await openWhole(page, server.url);
  const dialogs = page.waitForRequest(/\/assets\/CollectionDialogs-/);
  await walkTo(page, dashboardOf(person));
  await expect(page.getByRole('heading', { name: `Welcome, ${person.username}!` })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Hades' });
  await expect(card).toBeVisible();
  await dialogs;
  for (const part of ['CollectionDialogs', 'AccountMenu']) await siteCode(page, part);
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Edit Hades' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Game' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
});
