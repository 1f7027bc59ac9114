import type { Locator } from '@playwright/test';
import { expect, test } from './componentTest.ts';

const title = 'The Legend of Zelda: Breath of the Wild';

/** Each channel from 0 to 255, as the browser paints it. */
const colourOf = (target: Locator, property: 'color' | 'backgroundColor' | 'stroke') =>
  target.evaluate((element, name) => getComputedStyle(element)[name], property);

for (const dir of ['ltr', 'rtl'] as const) {
  const [onward, back] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

  test(`one of a few by keyboard alone, ${dir}`, async ({ page, show }) => {
    await show({ show: 'choice', dir });
    const choice = (name: string) => page.getByRole('radio', { name });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(choice('Games')).toBeFocused();
    await page.keyboard.press(onward);
    await expect(choice('Anime')).toBeFocused();
    await expect(choice('Anime')).toBeChecked();
    await page.keyboard.press(back);
    await expect(choice('Games')).toBeChecked();
    await page.keyboard.press(back);
    await expect(choice('Films')).toBeChecked();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Before' })).toBeFocused();
  });

  test(`a message is swiped away to where a line ends, ${dir}`, async ({ page, show, finger }) => {
    await show({ show: 'toasts', dir });
    await page.getByRole('button', { name: 'Submit rating' }).click();
    const message = page.getByRole('listitem');
    const words = message.getByText('Rating updated successfully!');
    await expect(message).toHaveCSS('opacity', '1');
    const sign = dir === 'ltr' ? 1 : -1;
    await finger.swipe(await middleOf(words), { x: -sign * 120 });
    await finger.swipe(await middleOf(words), { x: sign * 20 });
    await expect(words).toBeVisible();
    await finger.swipe(await middleOf(words), { x: sign * 120 });
    await expect(message).toHaveCount(0);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

  test('a tap shows all of a cut text, a tap elsewhere takes it away, and in a link it follows the link', async ({
    page,
    show,
  }) => {
    await show({ show: 'cutText' });
    await page.getByText(title, { exact: true }).tap();
    await expect(page.getByRole('tooltip')).toHaveText(title);
    await page.getByText('Elsewhere').tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.getByRole('link').tap();
    await expect(page).toHaveURL(/#there$/);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test('a text takes the focus only while it is cut', async ({ page, show }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await show({ show: 'cutText' });
  const frame = page.getByText(title, { exact: true }).locator('..');
  await expect(frame).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(frame).not.toHaveAttribute('tabindex');
});

test('under reduced motion nothing moves, on its own or under a pointer', async ({ page, show }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await show({ show: 'looks' });
  await expect.poll(moving).toBeGreaterThanOrEqual(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
  const link = page.getByRole('link', { name: /Hades/ });
  await link.hover();
  await expect(link).toHaveCSS('transform', 'none');
});

test('with forced colours signs and choices keep a colour of their own', async ({ page, show }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await show({ show: 'looks' });
  const status = page.getByText('Status: Completed');
  expect(await colourOf(status.locator('svg'), 'stroke')).toBe(await colourOf(status, 'color'));
  const chosen = page.getByText('Games');
  const ground = await colourOf(page.locator('body'), 'backgroundColor');
  expect(await colourOf(chosen, 'backgroundColor')).not.toBe(ground);
  expect(await colourOf(chosen, 'color')).not.toBe(await colourOf(chosen, 'backgroundColor'));
});

test('who asks for more contrast gets it', async ({ page, show }) => {
  await show({ show: 'looks' });
  const words = page.getByText('Secondary');
  await expect(words).toHaveCSS('color', 'rgba(255, 255, 255, 0.72)');
  await page.emulateMedia({ contrast: 'more' });
  await expect(words).toHaveCSS('color', 'rgba(255, 255, 255, 0.92)');
});

async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
