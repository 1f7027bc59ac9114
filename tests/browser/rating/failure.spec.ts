import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { expect, formOf, openSignedIn, openTitle, test, titles } from './ratingTest.ts';

test('the rating form is accessible when the stored rating cannot be loaded, and when the status is missing', async ({
  page,
  server,
  user,
  expectNoViolations,
}) => {
  await page.route(/\/userGames\/[^/]+\/games\//, (route) => route.fulfill({ status: 500, json: {} }));
  await openSignedIn(page, server, user.token, titles.game.path);
  const { status, submit, failure } = formOf(page);
  await expect(failure).toHaveText(messages.media.userContentFailed);
  await expectNoViolations();
  await submit.click();
  await expect(page.getByText(ownMessages.title.statusMissing)).toBeVisible();
  await expect(status).toBeFocused();
  await expectNoViolations();
});

test('the form is replaced by a link to the login when another tab ends the session', async ({
  page,
  context,
  server,
  user,
}) => {
  const { status, submit } = await openTitle(page, server, user, 'game');
  await status.selectOption('Completed');
  const other = await context.newPage();
  await other.goto(`${server.url}/icon.svg`);
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect(submit).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}${titles.game.path}`);
});
