import { limits, messages } from '@gildshelf/api-client/contract';
import {
  cardOf,
  expect,
  holdBack,
  keep,
  keptBy,
  openDashboard,
  stopClock,
  test,
  titles,
} from './ratingTest.ts';

const { confirmRemove, removed, removeFailed } = messages.collection;
const { name } = titles.game;

test('a removal asks first: Cancel and Escape keep the card and give the focus back', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  await keep(server, person, 'game');
  await openDashboard(page, server, person);
  const remove = cardOf(page, name).getByRole('button', { name: /remove/i });
  const question = page.getByRole('alertdialog');
  for (const answer of ['Cancel', 'Escape']) {
    await remove.click();
    await expect(question).toContainText(confirmRemove(name));
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(question.getByRole('button', { name: 'Delete' })).toBeVisible();
    if (answer === 'Cancel') {
      await expectSound();
      await question.getByRole('button', { name: 'Cancel' }).click();
    } else await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(remove).toBeFocused();
  }
  expect(await keptBy(server, person, 'game')).toHaveLength(1);
});

test('Delete removes the title, tells of it 300 ms later, and the focus goes to the card beside it', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  await page.clock.install();
  await keep(server, person, 'game', { slug: 'portal-2' });
  await keep(server, person, 'game');
  await openDashboard(page, server, person);
  await cardOf(page, name)
    .getByRole('button', { name: /remove/i })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  const call = await holdBack(page, '**/api/userGames/**', 'DELETE');
  await stopClock(page);
  await question.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(question.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true');
  await expect(cardOf(page, name)).toHaveCount(1);
  call.asServer();
  await expect(question).toHaveCount(0);
  await expect(cardOf(page, name)).toHaveCount(0);
  const notice = page.getByRole('dialog', { name: 'Successfully Removed' });
  await page.clock.runFor(limits.dialogDelay - 1);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(notice).toContainText(removed(name));
  await page.clock.resume();
  await expectSound();
  await page.keyboard.press('Escape');
  await expect(cardOf(page, 'Portal 2').getByRole('link')).toBeFocused();
  expect((await keptBy(server, person, 'game')).map(([slug]) => slug)).toEqual(['portal-2']);
});

for (const type of ['game', 'anime'] as const) {
  test(`a removal that fails keeps the card and says so in words of its own: ${type}`, async ({
    page,
    server,
    person,
    expectSound,
  }) => {
    await keep(server, person, type);
    await openDashboard(page, server, person);
    if (type === 'anime') await page.getByRole('radio', { name: 'Anime' }).check({ force: true });
    await page.route(/\/api\/user(Games|Animes)\//, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, json: { message: 'The host has words of its own.' } })
        : route.fallback(),
    );
    const card = cardOf(page, titles[type].name);
    await card.getByRole('button', { name: /remove/i }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    const alert = page.getByRole('alert').filter({ hasText: removeFailed(type) });
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(card).toBeVisible();
    await expectSound();
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('far down a long list a removal that failed is said where one looks, and the list stays where it was', async ({
    page,
    server,
    person,
  }) => {
    const items = Array.from({ length: 30 }, (_, index) => ({
      id: index,
      slug: `game-${index}`,
      name: `Game number ${index}.`,
      user_status: 'completed',
      user_rating: 3,
    }));
    await page.route('**/api/userGames/**', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: items }) : route.fulfill({ status: 500 }),
    );
    await openDashboard(page, server, person);
    const card = cardOf(page, 'Game number 20.');
    const remove = card.getByRole('button', { name: /remove/i });
    await remove.scrollIntoViewIfNeeded();
    await remove.tap();
    await page.getByRole('button', { name: 'Delete' }).tap();
    const alert = page.getByRole('alert').filter({ hasText: removeFailed('game') });
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(card).toBeInViewport();
    const bar = await page.getByRole('banner').boundingBox();
    expect((await alert.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  });
});
