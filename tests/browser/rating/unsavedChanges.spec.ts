import { ownMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { createGate } from '../fixtures/timing.ts';
import { addRating, cardOf, expect, openDashboard, openTitle, test, titles } from './ratingTest.ts';

const { unsaved } = ownMessages;

const confirmationOn = (page: Page) => {
  const confirmation = page.getByRole('alertdialog', { name: unsaved.title });
  return {
    confirmation,
    stay: confirmation.getByRole('button', { name: unsaved.stay }),
    discard: confirmation.getByRole('button', { name: unsaved.discard }),
  };
};

/** Back or Forward. Playwright's own methods would wait for a navigation that the leave guard reverts. */
const step = (page: Page, by: number) => page.evaluate((steps) => history.go(steps), by);

test('a title page with an unsaved status asks for confirmation before a link, Back, the menu, Logout or a reload leaves it', async ({
  page,
  server,
  user,
}) => {
  await openDashboard(page, server, user);
  await page.goto(server.url);
  await page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link').first().click();
  const status = page.getByLabel('Status');
  await expect(status).toBeEnabled();
  const url = page.url();
  const { confirmation, stay, discard } = confirmationOn(page);
  const staysAfter = async (leave: () => Promise<unknown>) => {
    await leave();
    await expect(confirmation).toContainText(unsaved.description);
    await expect(page).toHaveURL(url);
    await stay.click();
    await expect(confirmation).toHaveCount(0);
    await expect(status).toHaveValue('dropped');
  };
  const menu = async (name: string) => {
    if (!(await page.getByRole('menu').isVisible()))
      await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  await status.selectOption('Dropped');
  await staysAfter(() => page.getByRole('banner').getByRole('link', { name: 'Search' }).click());
  await staysAfter(() => step(page, -1));
  await staysAfter(() => page.getByRole('button', { name: 'Back' }).click());
  await staysAfter(() => menu('Dashboard'));
  await staysAfter(() => menu('Logout'));
  // A skip link stays on the page.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /skip/i }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(confirmation).toHaveCount(0);
  await expect(status).toHaveValue('dropped');

  const dialogShown = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await dialogShown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(status).toHaveValue('dropped');

  await step(page, -1);
  await expect(confirmation).toBeVisible();
  await discard.click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(confirmation).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(url);
  await expect(status).toHaveValue('');
});

test('Back asks for confirmation before it leaves a page that was changed after following a skip link', async ({
  page,
  server,
  user,
}) => {
  await openDashboard(page, server, user);
  await page.goto(server.url);
  await page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link').first().click();
  const status = page.getByLabel('Status');
  await expect(status).toBeEnabled();
  const url = page.url();
  await page.getByRole('link', { name: /skip/i }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await status.selectOption('Dropped');
  const { confirmation, stay, discard } = confirmationOn(page);

  await step(page, -2);
  await expect(confirmation).toBeVisible();
  await stay.click();
  await expect(page).toHaveURL(new RegExp(`^${url}#`));
  await expect(status).toHaveValue('dropped');
  // The first step back stays on the page, the second leaves it.
  await step(page, -1);
  await expect(page).toHaveURL(url);
  await expect(confirmation).toHaveCount(0);
  await step(page, -1);
  await expect(confirmation).toBeVisible();
  await discard.click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('after confirmation the menu, a link and Logout lead where they lead without changes', async ({
  page,
  server,
  user,
}) => {
  const { confirmation, discard } = confirmationOn(page);
  const { status } = await openTitle(page, server, user, 'game');
  await status.selectOption('Dropped');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(confirmation).toBeVisible();
  await discard.click();
  // The URL changes before the screen does.
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  await page.goBack();
  await expect(status).toHaveValue('');
  await status.selectOption('Dropped');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await discard.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();

  await page.goBack();
  await expect(status).toHaveValue('');
  await status.selectOption('Dropped');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await discard.click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
});

test('a changed page asks for confirmation again when the user returns to it before the next page has loaded', async ({
  page,
  server,
  user,
}) => {
  const chunk = createGate();
  await page.route('**/assets/ProfilePage-*.js', async (route) => {
    await chunk.opened;
    await route.continue();
  });
  const { confirmation, discard } = confirmationOn(page);
  const { status } = await openTitle(page, server, user, 'game');
  const url = page.url();
  await status.selectOption('Dropped');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await discard.click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(status).toHaveValue('dropped');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(confirmation).toBeVisible();
  await discard.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();
  chunk.open();
});

test('a saved form, and a submit without a session, leave the page without a confirmation', async ({
  page,
  server,
  user,
}) => {
  const { status, submit, toast } = await openTitle(page, server, user, 'game');
  await status.selectOption('Dropped');
  await submit.click();
  await expect(toast).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(`${server.url}/search`);
  await page.goBack();
  await page.getByLabel('Status').selectOption('Playing');
  await page.evaluate(() => localStorage.clear());
  await submit.click();
  await expect(page).toHaveURL(`${server.url}/account`);
});

test('the edit dialog with unsaved changes asks for confirmation before Forward leaves the dashboard', async ({
  page,
  server,
  user,
}) => {
  await addRating(server, user, 'game', { status: 'playing', rating: 2 });
  await openDashboard(page, server, user);
  const dashboard = page.url();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(`${server.url}/search`);
  await page.goBack();
  await cardOf(page, titles.game.name).getByRole('button', { name: /edit/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Game' });
  await dialog.getByLabel('Status').selectOption('Dropped');
  await step(page, 1);
  const { stay, discard } = confirmationOn(page);
  await stay.click();
  await expect(page).toHaveURL(dashboard);
  await expect(dialog.getByLabel('Status')).toHaveValue('dropped');
  await step(page, 1);
  await discard.click();
  await expect(page).toHaveURL(`${server.url}/search`);
});

test('the rating window of a widget asks for confirmation before a link leaves it', async ({
  page,
  server,
  user,
}) => {
  await openDashboard(page, server, user);
  await page.goto(`${server.url}/embed/rate?type=game&slug=hades-2018`);
  const status = page.getByLabel('Status');
  await status.selectOption('Dropped');
  const url = page.url();
  const { confirmation, stay } = confirmationOn(page);
  await page
    .getByRole('link', { name: /Gildshelf/ })
    .first()
    .click();
  await expect(confirmation).toBeVisible();
  await stay.click();
  await expect(page).toHaveURL(url);
  await expect(status).toHaveValue('dropped');
});
