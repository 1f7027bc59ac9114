import { messages } from '@gildshelf/api-client/contract';
import { tabTo } from '../fixtures/tabTo.ts';
import { expect, fetchRatings, openTitle, test, titles } from './ratingTest.ts';

test('a user rates a title by keyboard: arrow keys change half a star, page keys a whole one, Home and End set the limits', async ({
  page,
  server,
  user,
}) => {
  const { status, stars, submit, toast } = await openTitle(page, server, user, 'anime');
  const { keyboard } = page;
  await tabTo(page, status);
  await keyboard.press('r');
  await expect(status).toHaveValue('re-watching');
  await tabTo(page, stars);
  for (const [key, valueText] of [
    ['End', '5 of 5 stars'],
    ['ArrowRight', '5 of 5 stars'],
    ['ArrowLeft', '4.5 of 5 stars'],
    ['ArrowDown', '4 of 5 stars'],
    ['PageDown', '3 of 5 stars'],
    ['Home', '0 of 5 stars'],
    ['ArrowUp', '0.5 of 5 stars'],
    ['PageUp', '1.5 of 5 stars'],
  ] as const) {
    await keyboard.press(key);
    await expect(stars).toHaveAttribute('aria-valuetext', valueText);
  }
  await tabTo(page, submit);
  await keyboard.press('Enter');
  await expect(toast).toHaveText(messages.media.ratingSaved);
  await expect(submit).toBeFocused();
  expect(await fetchRatings(server, user, 'anime')).toEqual([[titles.anime.slug, 're-watching', 1.5]]);
});

test('on a right-to-left page the left arrow key raises the rating', async ({ page, server, user }) => {
  const { stars } = await openTitle(page, server, user, 'game');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await stars.press('Home');
  await stars.press('ArrowLeft');
  await expect(stars).toHaveAttribute('aria-valuetext', '0.5 of 5 stars');
  const box = await stars.boundingBox();
  await stars.click({ position: { x: 10, y: (box?.height ?? 0) / 2 } });
  await expect(stars).toHaveAttribute('aria-valuetext', '5 of 5 stars');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('every star is 44 by 44 pixels, and a tap on its first half gives half a star', async ({
    page,
    server,
    user,
    expectNoViolations,
  }) => {
    const { status, stars, submit, toast } = await openTitle(page, server, user, 'game');
    await status.selectOption('Playing');
    await stars.scrollIntoViewIfNeeded();
    const box = await stars.boundingBox();
    expect(box).toMatchObject({ width: 5 * 44, height: 44 });
    for (const control of [status, submit])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await stars.tap({ position: { x: 2 * 44 + 12, y: 22 } });
    await expect(stars).toHaveAttribute('aria-valuetext', '2.5 of 5 stars');
    await stars.tap({ position: { x: 2 * 44 + 32, y: 22 } });
    await expect(stars).toHaveAttribute('aria-valuetext', '3 of 5 stars');
    await submit.tap();
    await expect(toast).toBeVisible();
    await expectNoViolations();
    expect(await fetchRatings(server, user, 'game')).toEqual([[titles.game.slug, 'playing', 3]]);
  });
});
