import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { expect, formOf, openAs, openTitle, test, titles } from './ratingTest.ts';

test('a form without the stored rating, and then without a status, is accessible', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  await page.route(/\/userGames\/[^/]+\/games\//, (route) => route.fulfill({ status: 500, json: {} }));
  await openAs(page, server, person.token, titles.game.path);
  const { status, submit, failure } = formOf(page);
  await expect(failure).toHaveText(messages.media.userContentFailed);
  await expectSound();
  await submit.click();
  await expect(page.getByText(ownMessages.title.statusMissing)).toBeVisible();
  await expect(status).toBeFocused();
  await expectSound();
});

test('a session that another tab has ended takes the form away, and asks to log in', async ({
  page,
  context,
  server,
  person,
}) => {
  const { status, submit } = await openTitle(page, server, person, 'game');
  await status.selectOption('Completed');
  const other = await context.newPage();
  await other.goto(`${server.url}/icon.svg`);
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect(submit).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}${titles.game.path}`);
});
