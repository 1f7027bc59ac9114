import { limits, ownMessages } from '@gildshelf/api-client/contract';
import type { Locator, Page } from '@playwright/test';
import {
  cardOf,
  contentCalls,
  dashboardOf,
  expect,
  follow,
  formOf,
  keep,
  openAs,
  openDashboard,
  openTitle,
  runUntil,
  test,
  titles,
} from './ratingTest.ts';

const isContent = (url: string) => contentCalls.test(new URL(url).pathname);

async function toDashboard(page: Page) {
  await page.getByRole('navigation').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
}

test("what is kept of a person's content is asked for once in 60 seconds, and anew after them", async ({
  page,
  server,
  person,
}) => {
  await keep(server, person, 'game', { status: 'playing', rating: 2 });
  const asked = follow(page, (request) => isContent(request.url()));
  const card = cardOf(page, titles.game.name);
  const discover = page.getByRole('heading', { name: 'Discover Content' });
  const item = page.getByRole('menuitem', { name: 'Dashboard' });
  const account = page.getByRole('navigation').getByRole('button', { name: 'Account' });
  const lookAgain = async (target: Locator) => {
    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
    await runUntil(page, discover);
    await account.click();
    await runUntil(page, item);
    await item.click();
    await runUntil(page, target);
  };
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 30_000);
  await openAs(page, server, person.token, dashboardOf(person));
  await runUntil(page, card.getByText('Status: Playing'));
  await runUntil(page, account);
  expect(asked).toHaveLength(1);

  // Changed from elsewhere: who looks again within the time sees what is kept.
  await keep(server, person, 'game', { status: 'dropped', rating: 1 });
  await page.clock.runFor(limits.userContentMaxAge - 5000);
  await lookAgain(card.getByText('Status: Playing'));
  // What is kept would be asked for in the next frames, and a call of our own comes after it.
  await page.clock.runFor(1000);
  await page.evaluate(() => fetch('/icon.svg'));
  expect(asked).toHaveLength(1);
  await expect(card).toContainText('Status: Playing');
  await page.clock.runFor(4000);
  await lookAgain(card.getByText('Status: Dropped'));
  expect(asked).toHaveLength(2);
});

test('a successful rating clears all that is kept of the person: the list has the new values, and both media types are asked for anew', async ({
  page,
  server,
  person,
}) => {
  await keep(server, person, 'game', { status: 'playing', rating: 2 });
  await keep(server, person, 'anime', { status: 'watching', rating: 3 });
  const asked = follow(page, (request) => isContent(request.url()));
  await openDashboard(page, server, person);
  const card = cardOf(page, titles.game.name);
  await expect(card).toContainText('Status: Playing');
  await page.getByRole('radio', { name: 'Anime' }).check({ force: true });
  await expect(cardOf(page, titles.anime.name)).toBeVisible();
  await page.getByRole('radio', { name: 'Games' }).check({ force: true });
  await expect(card).toBeVisible();
  expect(asked).toHaveLength(2);

  await card.getByRole('link').click();
  const { status, submit, toast } = formOf(page);
  await expect(status).toHaveValue('playing');
  expect(asked).toHaveLength(3);
  await status.selectOption('Completed');
  await submit.click();
  await expect(toast).toBeVisible();
  expect(asked).toHaveLength(3);

  await toDashboard(page);
  await expect(card).toContainText('Status: Completed');
  await expect.poll(() => asked.length).toBe(4);
  await page.getByRole('radio', { name: 'Anime' }).check({ force: true });
  await expect(cardOf(page, titles.anime.name)).toBeVisible();
  await expect.poll(() => asked.length).toBe(5);
});

test('a failed rating clears nothing', async ({ page, server, person }) => {
  await keep(server, person, 'game', { status: 'playing', rating: 2 });
  const { status, submit, failure } = await openTitle(page, server, person, 'game');
  const asked = follow(page, (request) => isContent(request.url()));
  await page.route('**/ratings', (route) => route.fulfill({ status: 500, json: {} }));
  await status.selectOption('Dropped');
  await submit.click();
  await expect(failure).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('button', { name: ownMessages.unsaved.discard }).click();
  await expect(page.getByRole('heading', { name: 'Discover Content' })).toBeVisible();
  await page.goBack();
  await expect(status).toHaveValue('playing');
  expect(asked).toEqual([]);
});
