import { messages, ownMessages } from '@gildshelf/api-client/contract';
import {
  expect,
  follow,
  formOf,
  holdBack,
  isRating,
  keep,
  keptBy,
  openAs,
  openTitle,
  test,
  titles,
} from './ratingTest.ts';

const offered = {
  game: ['Planned', 'Playing', 'Completed', 'Dropped'],
  anime: ['Planned', 'Watching', 'Completed', 'Dropped', 'Re-watching', 'Paused'],
} as const;
const idFields = { game: 'gameId', anime: 'animeId' } as const;

for (const type of ['game', 'anime'] as const) {
  test(`the form of a title offers the statuses of its media type, in capitals: ${type}`, async ({
    page,
    server,
    person,
    expectSound,
  }) => {
    const { status, stars } = await openTitle(page, server, person, type);
    const words = status.locator('option:not([data-placeholder])');
    expect(await words.allTextContents()).toEqual(offered[type]);
    await expect(status).toHaveValue('');
    await expect(stars).toHaveAttribute('aria-valuemax', '5');
    await expectSound();
  });

  test(`a rating sends who, which title, the stars and the status, and nothing more: ${type}`, async ({
    page,
    server,
    person,
  }) => {
    const { status, stars, submit, toast } = await openTitle(page, server, person, type);
    const ratings = follow(page, isRating);
    await status.selectOption('Completed');
    await stars.press('End');
    await stars.press('ArrowLeft');
    await submit.click();
    await expect(toast).toHaveText(messages.media.ratingSaved);
    const { [idFields[type]]: titleId, ...rest } = ratings[0]?.postDataJSON() ?? {};
    expect(rest).toEqual({ username: person.username, rating: 4.5, status: 'completed' });
    expect(titleId).toMatch(/^[\da-f-]{36}$/);
    expect(ratings[0]?.headers().authorization).toBe(`Bearer ${person.token}`);
    expect(ratings).toHaveLength(1);
    expect(await keptBy(server, person, type)).toEqual([[titles[type].slug, 'completed', 4.5]]);
  });
}

test('the stars are hidden while a title is planned, which carries the rating 0', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  await keep(server, person, 'game', { rating: 4 });
  const { status, stars, submit, toast } = await openTitle(page, server, person, 'game');
  await expect(stars).toHaveAttribute('aria-valuetext', '4 of 5 stars');
  const ratings = follow(page, isRating);
  await status.selectOption('Planned');
  await expect(stars).toHaveCount(0);
  await submit.click();
  await expect(toast).toBeVisible();
  expect(ratings[0]?.postDataJSON()).toMatchObject({ rating: 0, status: 'planned' });
  await expectSound();
  await status.selectOption('Playing');
  await expect(stars).toHaveAttribute('aria-valuetext', '0 of 5 stars');
});

test('nothing changes before the answer: the button works, and a second press sends nothing', async ({
  page,
  server,
  person,
}) => {
  const { status, submit, toast } = await openTitle(page, server, person, 'game');
  const call = await holdBack(page, '**/ratings', 'POST');
  const ratings = follow(page, isRating);
  await status.selectOption('Dropped');
  // In one moment, before the page has drawn that it is busy.
  await submit.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await submit.click({ force: true });
  await expect(toast).toHaveCount(0);
  expect(await keptBy(server, person, 'game')).toEqual([]);
  call.asServer();
  await expect(toast).toHaveText(messages.media.ratingSaved);
  await expect(toast).toHaveCount(1);
  await expect(submit).not.toHaveAttribute('aria-busy');
  expect(ratings).toHaveLength(1);
});

test('a form without a status asks for one, leads there and sends nothing', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  const { status, submit } = await openTitle(page, server, person, 'game');
  const ratings = follow(page, isRating);
  await submit.click();
  await expect(page.getByText(ownMessages.title.statusMissing)).toBeVisible();
  await expect(status).toBeFocused();
  await expect(status).toHaveAttribute('aria-invalid', 'true');
  await expectSound();
  await status.selectOption('Playing');
  await expect(page.getByText(ownMessages.title.statusMissing)).toHaveCount(0);
  expect(ratings).toEqual([]);
});

test('until it is known what is kept the form waits, and the rest of the page is there', async ({
  page,
  server,
  person,
}) => {
  await keep(server, person, 'game', { status: 'playing', rating: 3.5 });
  const call = await holdBack(page, /userGames\/[^/]+\/games\//, 'GET');
  await openAs(page, server, person.token, titles.game.path);
  const { status, stars, submit } = formOf(page);
  await expect(page.getByRole('heading', { level: 1, name: titles.game.name })).toBeVisible();
  await expect(status).toBeDisabled();
  await expect(submit).toBeDisabled();
  call.asServer();
  await expect(status).toHaveValue('playing');
  await expect(stars).toHaveAttribute('aria-valuetext', '3.5 of 5 stars');
});

test('who leaves the page while it saves finds the new values on the dashboard', async ({
  page,
  server,
  person,
  pageErrors,
}) => {
  await keep(server, person, 'game', { status: 'playing', rating: 1 });
  const { status, submit } = await openTitle(page, server, person, 'game');
  const call = await holdBack(page, '**/ratings', 'POST');
  await status.selectOption('Completed');
  await submit.click();
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'Discover Content' })).toBeVisible();
  const answered = page.waitForResponse('**/ratings');
  call.asServer();
  await answered;
  await page.getByRole('navigation').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: titles.game.name })).toContainText(
    'Status: Completed',
  );
  expect(pageErrors).toEqual([]);
});
