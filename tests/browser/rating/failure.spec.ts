import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { expect, formOf, keep, keptBy, openAs, openTitle, revoke, test, titles } from './ratingTest.ts';

for (const [answer, status] of [
  ['another success than 200: 201', 201],
  ['another success than 200: 204', 204],
  ['the fault of the server: 500', 500],
  ['a refusal: 400', 400],
] as const) {
  test(`a rating that is answered with ${answer}, has failed, says so and keeps its values`, async ({
    page,
    server,
    person,
    expectSound,
  }) => {
    await keep(server, person, 'game', { status: 'playing', rating: 2 });
    const form = await openTitle(page, server, person, 'game');
    await page.route('**/ratings', (route) =>
      route.fulfill(
        status === 204 ? { status } : { status, json: { message: 'The host has words of its own.' } },
      ),
    );
    await form.status.selectOption('Dropped');
    await form.stars.press('PageUp');
    await form.submit.click();
    await expect(form.failure).toHaveText(messages.media.ratingFailed);
    await expect(form.status).toHaveValue('dropped');
    await expect(form.stars).toHaveAttribute('aria-valuetext', '3 of 5 stars');
    await expect(form.toast).toHaveCount(0);
    await expectSound();
    await page.unroute('**/ratings');
    await form.submit.click();
    await expect(form.toast).toHaveText(messages.media.ratingSaved);
    await expect(form.failure).toHaveCount(0);
    expect(await keptBy(server, person, 'game')).toEqual([[titles.game.slug, 'dropped', 3]]);
  });
}

for (const type of ['game', 'anime'] as const) {
  test(`what cannot be fetched of a person says so, while the rest of the page lives and can be rated: ${type}`, async ({
    page,
    server,
    person,
    expectSound,
  }) => {
    await page.route(/\/user(Games|Animes)\/[^/]+\/(games|anime)\//, (route) =>
      route.fulfill({ status: 500, json: { message: 'The host has words of its own.' } }),
    );
    await openAs(page, server, person.token, titles[type].path);
    const { status, submit, failure, toast } = formOf(page);
    await expect(failure).toHaveText(messages.media.userContentFailed);
    await expect(page.getByRole('heading', { level: 1, name: titles[type].name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    await expectSound();
    await status.selectOption('Completed');
    await submit.click();
    await expect(toast).toHaveText(messages.media.ratingSaved);
    await expect(failure).toHaveCount(0);
  });
}

test('a submit after the session has gone leads to the account page, and sends nothing', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  const { status, submit } = await openTitle(page, server, person, 'game');
  await status.selectOption('Completed');
  // In this very tab: no other one has told the page of it.
  await page.evaluate(() => localStorage.removeItem('token'));
  await submit.click();
  await expect(page).toHaveURL(`${server.url}/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your shelf is waiting' })).toBeFocused();
  await expect(page.getByText(ownMessages.session.ended)).toHaveCount(0);
  expect(await keptBy(server, person, 'game')).toEqual([]);
  await expectSound();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth/login');
  await main.getByRole('link', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/register`);
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

test('a rating whose session the server has ended leads to the login', async ({ page, server, person }) => {
  const { status, submit } = await openTitle(page, server, person, 'anime');
  await status.selectOption('Watching');
  await revoke(server, person.token);
  await submit.click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expect(page.getByRole('listitem').filter({ hasText: ownMessages.session.ended })).toBeVisible();
});

test('the account page leads somebody who is signed in to their dashboard', async ({
  page,
  server,
  person,
}) => {
  await openAs(page, server, person.token, '/account');
  await expect(page).toHaveURL(`${server.url}/user/${person.username}/dashboard`);
});
