import { messages } from '@gildshelf/api-client/contract';
import { disableServerRendering } from '../fixtures/disableServerRendering.ts';
import { cardOf, expect, openDashboard, test } from './ratingTest.ts';

const { removeFailed } = messages.collection;

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a failed removal far down a long list shows its error message in view, and the list does not scroll', async ({
    page,
    server,
    user,
  }) => {
    const items = Array.from({ length: 30 }, (_, index) => ({
      id: index,
      slug: `game-${index}`,
      name: `Game number ${index}.`,
      user_status: 'completed',
      user_rating: 3,
    }));
    await disableServerRendering(page);
    await page.route('**/api/userGames/**', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: items }) : route.fulfill({ status: 500 }),
    );
    await openDashboard(page, server, user);
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
