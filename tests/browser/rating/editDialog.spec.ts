import { limits, messages, ownMessages } from '@gildshelf/api-client/contract';
import {
  cardOf,
  contentCalls,
  expect,
  follow,
  holdBack,
  isRating,
  keep,
  keptBy,
  openDashboard,
  stopClock,
  test,
  titles,
} from './ratingTest.ts';

const dialogs = {
  game: { name: 'Edit Game', statuses: ['Planned', 'Playing', 'Completed', 'Dropped'], idField: 'gameId' },
  anime: {
    name: 'Edit Anime',
    statuses: ['Planned', 'Watching', 'Completed', 'Dropped', 'Re-watching', 'Paused'],
    idField: 'animeId',
  },
} as const;

for (const type of ['game', 'anime'] as const) {
  test(`the edit dialog has its title, its statuses in capitals, hides the stars while planned and restores them after that: ${type}`, async ({
    page,
    server,
    person,
    expectSound,
  }) => {
    await keep(server, person, type, { status: 'completed', rating: 4.5 });
    await openDashboard(page, server, person);
    if (type === 'anime') await page.getByRole('radio', { name: 'Anime' }).check({ force: true });
    const card = cardOf(page, titles[type].name);
    await card.getByRole('button', { name: /edit/i }).click();
    const dialog = page.getByRole('dialog', { name: dialogs[type].name });
    const status = dialog.getByLabel('Status');
    const stars = dialog.getByRole('slider', { name: 'Rating' });
    await expect(status).toBeFocused();
    expect(await status.getByRole('option').allTextContents()).toEqual(dialogs[type].statuses);
    await expect(status).toHaveValue('completed');
    await expect(stars).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
    await status.selectOption('Dropped');
    await expect(stars).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
    await status.selectOption('Planned');
    await expect(stars).toHaveCount(0);
    await expectSound();
    await status.selectOption('Completed');
    await expect(stars).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
    await stars.press('Home');
    await stars.press('ArrowRight');

    const ratings = follow(page, isRating);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const notice = page.getByRole('dialog', { name: 'Rating Updated' });
    await expect(notice).toContainText(messages.collection.rated(titles[type].name));
    await expect(notice.getByRole('img', { name: '0.5 of 5 stars' })).toBeVisible();
    await expectSound();
    const { [dialogs[type].idField]: titleId, ...rest } = ratings[0]?.postDataJSON() ?? {};
    expect(rest).toEqual({ username: person.username, rating: 0.5, status: 'completed' });
    expect(titleId).toBeTruthy();
    expect(await keptBy(server, person, type)).toEqual([[titles[type].slug, 'completed', 0.5]]);
  });
}

test('a save tells of itself 300 ms after the answer, and the card has changed without the list being asked for', async ({
  page,
  server,
  person,
}) => {
  await page.clock.install();
  await keep(server, person, 'game', { status: 'playing', rating: 1 });
  await openDashboard(page, server, person);
  const card = cardOf(page, titles.game.name);
  await card.getByRole('button', { name: /edit/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Game' });
  await dialog.getByLabel('Status').selectOption('Completed');
  const call = await holdBack(page, '**/ratings', 'POST');
  const asked = follow(page, (request) => contentCalls.test(new URL(request.url()).pathname));
  await stopClock(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  await expect(card).toContainText('Status: Playing');
  call.asServer();
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText('Status: Completed');
  const notice = page.getByRole('dialog', { name: 'Rating Updated' });
  await page.clock.runFor(limits.dialogDelay - 1);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(100);
  await expect(card.getByRole('button', { name: /edit/i })).toBeFocused();
  expect(asked).toEqual([]);
});

test('an edit to planned is told without stars', async ({ page, server, person }) => {
  await keep(server, person, 'game', { status: 'completed', rating: 4 });
  await openDashboard(page, server, person);
  const card = cardOf(page, titles.game.name);
  await card.getByRole('button', { name: /edit/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Game' });
  await dialog.getByLabel('Status').selectOption('Planned');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const notice = page.getByRole('dialog', { name: 'Rating Updated' });
  await expect(notice).toContainText(messages.collection.rated(titles.game.name));
  await expect(notice.getByRole('img')).toHaveCount(0);
  await expect(card).toContainText('Status: Planned');
  await expect(card.getByRole('img', { name: /stars/ })).toHaveCount(0);
  expect(await keptBy(server, person, 'game')).toEqual([[titles.game.slug, 'planned', 0]]);
});

test('an edited card leaves a filter that it no longer fits, and the focus goes to the card beside it', async ({
  page,
  server,
  person,
}) => {
  await keep(server, person, 'game', { slug: 'portal-2', status: 'planned' });
  await keep(server, person, 'game', { status: 'planned' });
  await openDashboard(page, server, person);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Planned');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await cardOf(page, titles.game.name).getByRole('button', { name: /edit/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Game' });
  await dialog.getByLabel('Status').selectOption('Playing');
  await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', '0 of 5 stars');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Rating Updated' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cardOf(page, titles.game.name)).toHaveCount(0);
  await expect(cardOf(page, 'Portal 2').getByRole('link')).toBeFocused();
});

test('a save that fails leaves the dialog open with its values and without a word, and is logged', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  await keep(server, person, 'game', { status: 'playing', rating: 2 });
  await openDashboard(page, server, person);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  // Not even another success than 200 will do.
  await page.route('**/ratings', (route) => route.fulfill({ status: 201, json: { message: 'Created' } }));
  const card = cardOf(page, titles.game.name);
  await card.getByRole('button', { name: /edit/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Game' });
  await dialog.getByLabel('Status').selectOption('Dropped');
  await dialog.getByRole('slider').press('End');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => logged.join()).toContain(`Saving the rating of ${titles.game.name} failed.`);
  await expect(dialog.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  await expect(dialog.getByLabel('Status')).toHaveValue('dropped');
  await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', '5 of 5 stars');
  await expect(page.locator('[role="alert"]')).toHaveCount(0);
  await expectSound();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: ownMessages.unsaved.discard }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole('button', { name: /edit/i })).toBeFocused();
  await expect(card).toContainText('Status: Playing');
});

test('an answer that comes after its dialog was closed leaves the dialog of another title alone', async ({
  page,
  server,
  person,
}) => {
  await keep(server, person, 'game', { slug: 'portal-2', status: 'playing' });
  await keep(server, person, 'game', { status: 'playing' });
  await openDashboard(page, server, person);
  const call = await holdBack(page, '**/ratings', 'POST');
  await cardOf(page, titles.game.name).getByRole('button', { name: /edit/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Game' });
  await dialog.getByLabel('Status').selectOption('Dropped');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await cardOf(page, 'Portal 2').getByRole('button', { name: /edit/i }).click();
  await dialog.getByLabel('Status').selectOption('Completed');
  call.asServer();
  await expect(page.getByText('Status: Dropped')).toBeAttached();
  await expect(dialog).toContainText('Portal 2');
  await expect(dialog.getByLabel('Status')).toHaveValue('completed');
});
