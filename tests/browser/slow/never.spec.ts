import { limits, messages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import {
  cardOf,
  dashboardOf,
  expect,
  expectSilence,
  formOf,
  keep,
  keepBack,
  openAs,
  openWhole,
  test,
  titles,
  walkTo,
} from './slowTest.ts';

test.use({ rendering: 'browser' });

const { timeout } = messages.transport;
const { game } = titles;
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const waits = (page: Page, what: string) =>
  expect(page.getByRole('main').getByRole('status').filter({ hasText: what }).first()).toBeVisible();

/** Nothing is said until 15 seconds are over. */
async function runOut(page: Page, stillWaits: () => Promise<void>) {
  await page.clock.runFor(limits.requestTimeout - 1000);
  await stillWaits();
  await expectSilence(page);
  await page.clock.runFor(1000);
}

test.beforeEach(({ page }) => page.clock.install());

test('a Home whose lists and whose updates never come says so each time, and has them once the host is back', async ({
  page,
  server,
}) => {
  const silent = await keepBack(page, '**/api/**');
  await page.goto(server.url);
  await silent.asked(2);
  await runOut(page, () => expect(page.getByText('Loading Top 100 Games')).toBeAttached());
  await expect(alert(page)).toContainText(messages.home.gamesFailed);
  await expect(alert(page)).toContainText(messages.home.animeFailed);
  const retry = page.getByRole('button', { name: 'Try Loading Content Again' });
  await retry.click();
  for (const calls of [3, 4]) {
    await silent.asked(calls);
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(limits.requestTimeout);
  }
  await expect(alert(page)).toContainText(messages.home.updateFailed);
  silent.wakeUp();
  await retry.click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(200);
  await expect(alert(page)).toHaveCount(0);
});

test(`a title that never comes says '${timeout}' after 15 seconds, with what a link knew or alone, and is asked for again by whoever returns`, async ({
  page,
  server,
}) => {
  await openWhole(page, `${server.url}/search`);
  for (const state of [null, { id: 1, slug: game.slug, name: game.name }]) {
    const silent = await keepBack(page, `**/api/games/${game.slug}`);
    await walkTo(page, game.path, state);
    await silent.asked();
    await runOut(page, async () => {
      if (state) await expect(page.locator('article[aria-busy="true"]')).toBeVisible();
      else await waits(page, 'Loading');
    });
    await expect(alert(page)).toContainText(timeout);
    await expect(page.getByRole('heading', { level: 1, name: state ? game.name : 'Game' })).toBeVisible();
    await expect(page).toHaveTitle(`${state ? game.name : 'Game'} · Gildshelf`);
    silent.wakeUp();
    await walkTo(page, '/search');
    await walkTo(page, game.path, state);
    await expect(alert(page)).toHaveCount(0);
    await expect(page.getByText('Teen', { exact: true })).toBeVisible();
    await page.reload();
    await openWhole(page, `${server.url}/search`);
  }
});

test(`what somebody keeps of a title and never comes says '${messages.media.userContentFailed}' after 15 seconds; the form can be used then`, async ({
  page,
  server,
  person,
}) => {
  await openAs(page, server, person.token, '/search');
  await openWhole(page, `${server.url}/search`);
  const silent = await keepBack(page, /\/api\/userGames\/[^/]+\/games\//);
  await walkTo(page, game.path);
  await silent.asked();
  const { status, submit, failure, toast } = formOf(page);
  await runOut(page, () => expect(status).toBeDisabled());
  await expect(failure).toHaveText(messages.media.userContentFailed);
  await status.selectOption('Playing');
  await submit.click();
  await expect(toast).toHaveText(messages.media.ratingSaved);
});

test(`a shelf that never comes says '${messages.media.userContentFailed}' after 15 seconds, and is asked for again by whoever returns to it`, async ({
  page,
  server,
  person,
}) => {
  await keep(server, person, 'game');
  await openAs(page, server, person.token, '/search');
  await openWhole(page, `${server.url}/search`);
  const silent = await keepBack(page, '**/api/userGames/*/games');
  await walkTo(page, dashboardOf(person));
  await silent.asked();
  await runOut(page, () => waits(page, 'Loading your games'));
  await expect(alert(page)).toHaveText(messages.media.userContentFailed);
  silent.wakeUp();
  await page.getByRole('radio', { name: 'Anime' }).check();
  await expect(alert(page)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Games' }).check();
  await expect(cardOf(page, game.name)).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});
