import { ownMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { gate } from '../gate.ts';
import { cardOf, expect, keep, openDashboard, openTitle, test, titles } from './ratingTest.ts';

const { unsaved } = ownMessages;

const questionOn = (page: Page) => {
  const question = page.getByRole('alertdialog', { name: unsaved.title });
  return {
    question,
    stay: question.getByRole('button', { name: unsaved.stay }),
    discard: question.getByRole('button', { name: unsaved.discard }),
  };
};

/** Back or Forward. Playwright's own would wait for a navigation that the guard takes back. */
const step = (page: Page, by: number) => page.evaluate((steps) => history.go(steps), by);

test('a title page with an unsaved status asks before a link, Back, the menu, Logout and unloading leave it', async ({
  page,
  server,
  person,
}) => {
  await openDashboard(page, server, person);
  await page.goto(server.url);
  await page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link').first().click();
  const status = page.getByLabel('Status');
  await expect(status).toBeEnabled();
  const url = page.url();
  const { question, stay, discard } = questionOn(page);
  const staysAfter = async (leave: () => Promise<unknown>) => {
    await leave();
    await expect(question).toContainText(unsaved.question);
    await expect(page).toHaveURL(url);
    await stay.click();
    await expect(question).toHaveCount(0);
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
  await expect(question).toHaveCount(0);
  await expect(status).toHaveValue('dropped');

  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(status).toHaveValue('dropped');

  await step(page, -1);
  await expect(question).toBeVisible();
  await discard.click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(question).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(url);
  await expect(status).toHaveValue('');
});

test('a change made behind a skip link asks before Back leaves the page', async ({
  page,
  server,
  person,
}) => {
  await openDashboard(page, server, person);
  await page.goto(server.url);
  await page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link').first().click();
  const status = page.getByLabel('Status');
  await expect(status).toBeEnabled();
  const url = page.url();
  await page.getByRole('link', { name: /skip/i }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await status.selectOption('Dropped');
  const { question, stay, discard } = questionOn(page);

  await step(page, -2);
  await expect(question).toBeVisible();
  await stay.click();
  await expect(page).toHaveURL(new RegExp(`^${url}#`));
  await expect(status).toHaveValue('dropped');
  // The first step back stays on the page, the second leaves it.
  await step(page, -1);
  await expect(page).toHaveURL(url);
  await expect(question).toHaveCount(0);
  await step(page, -1);
  await expect(question).toBeVisible();
  await discard.click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('confirmed, each way leads where it leads without changes', async ({ page, server, person }) => {
  const { question, discard } = questionOn(page);
  const { status } = await openTitle(page, server, person, 'game');
  await status.selectOption('Dropped');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(question).toBeVisible();
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

test('a page that is returned to before the code of the next one has come asks again', async ({
  page,
  server,
  person,
}) => {
  const code = gate();
  await page.route('**/assets/ProfilePage-*.js', async (route) => {
    await code.opened;
    await route.continue();
  });
  const { question, discard } = questionOn(page);
  const { status } = await openTitle(page, server, person, 'game');
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
  await expect(question).toBeVisible();
  await discard.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();
  code.open();
});

test('a saved form and a submit without a session leave without a question', async ({
  page,
  server,
  person,
}) => {
  const { status, submit, toast } = await openTitle(page, server, person, 'game');
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

test('the edit dialog with unsaved changes asks before Back or Forward leaves the dashboard', async ({
  page,
  server,
  person,
}) => {
  await keep(server, person, 'game', { status: 'playing', rating: 2 });
  await openDashboard(page, server, person);
  const dashboard = page.url();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(`${server.url}/search`);
  await page.goBack();
  await cardOf(page, titles.game.name).getByRole('button', { name: /edit/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Game' });
  await dialog.getByLabel('Status').selectOption('Dropped');
  await step(page, 1);
  const { stay, discard } = questionOn(page);
  await stay.click();
  await expect(page).toHaveURL(dashboard);
  await expect(dialog.getByLabel('Status')).toHaveValue('dropped');
  await step(page, 1);
  await discard.click();
  await expect(page).toHaveURL(`${server.url}/search`);
});

test('the rating window of a widget asks before its links leave it', async ({ page, server, person }) => {
  await openDashboard(page, server, person);
  await page.goto(`${server.url}/embed/rate?type=game&slug=hades-2018`);
  const status = page.getByLabel('Status');
  await status.selectOption('Dropped');
  const url = page.url();
  const { question, stay } = questionOn(page);
  await page
    .getByRole('link', { name: /Gildshelf/ })
    .first()
    .click();
  await expect(question).toBeVisible();
  await stay.click();
  await expect(page).toHaveURL(url);
  await expect(status).toHaveValue('dropped');
});
