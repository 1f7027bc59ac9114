import type { Locator } from '@playwright/test';
import { expect, test } from './componentTest.ts';

const title = 'The Legend of Zelda: Breath of the Wild';

/** The computed colour, as `rgb()` or `rgba()`. */
const colourOf = (target: Locator, property: 'color' | 'backgroundColor' | 'stroke') =>
  target.evaluate((element, name) => getComputedStyle(element)[name], property);

for (const dir of ['ltr', 'rtl'] as const) {
  const [forward, back] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

  test(`the arrow keys choose an option of a ToggleGroup, ${dir}`, async ({ page, renderComponent }) => {
    await renderComponent({ show: 'choice', dir });
    const option = (name: string) => page.getByRole('radio', { name });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(option('Games')).toBeFocused();
    await page.keyboard.press(forward);
    await expect(option('Anime')).toBeFocused();
    await expect(option('Anime')).toBeChecked();
    await page.keyboard.press(back);
    await expect(option('Games')).toBeChecked();
    await page.keyboard.press(back);
    await expect(option('Films')).toBeChecked();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Before' })).toBeFocused();
  });

  test(`a toast is dismissed by a swipe towards the end of the line, ${dir}`, async ({
    page,
    renderComponent,
    touch,
  }) => {
    await renderComponent({ show: 'toasts', dir });
    await page.getByRole('button', { name: 'Submit rating' }).click();
    const toast = page.getByRole('listitem');
    const text = toast.getByText('Rating updated successfully!');
    await expect(toast).toHaveCSS('opacity', '1');
    const sign = dir === 'ltr' ? 1 : -1;
    await touch.swipe(await middleOf(text), { x: -sign * 120 });
    await touch.swipe(await middleOf(text), { x: sign * 20 });
    await expect(text).toBeVisible();
    await touch.swipe(await middleOf(text), { x: sign * 120 });
    await expect(toast).toHaveCount(0);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

  test('a tap on truncated text shows its tooltip, a tap elsewhere hides it, and a tap on truncated text in a link follows the link', async ({
    page,
    renderComponent,
  }) => {
    await renderComponent({ show: 'cutText' });
    await page.getByText(title, { exact: true }).tap();
    await expect(page.getByRole('tooltip')).toHaveText(title);
    await page.getByText('Elsewhere').tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.getByRole('link').tap();
    await expect(page).toHaveURL(/#there$/);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test('text is focusable only while it is truncated', async ({ page, renderComponent }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await renderComponent({ show: 'cutText' });
  const frame = page.getByText(title, { exact: true }).locator('..');
  await expect(frame).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(frame).not.toHaveAttribute('tabindex');
});

test('under reduced motion no component is animated, also not on hover', async ({
  page,
  renderComponent,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const runningAnimations = () => page.evaluate(() => document.getAnimations().length);
  await renderComponent({ show: 'variants' });
  await expect.poll(runningAnimations).toBeGreaterThanOrEqual(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(runningAnimations).toBe(0);
  const link = page.getByRole('link', { name: /Hades/ });
  await link.hover();
  await expect(link).toHaveCSS('transform', 'none');
});

test('with forced colours icons have the colour of their text, and a chosen option has a background of its own', async ({
  page,
  renderComponent,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await renderComponent({ show: 'variants' });
  const status = page.getByText('Status: Completed');
  expect(await colourOf(status.locator('svg'), 'stroke')).toBe(await colourOf(status, 'color'));
  const chosen = page.getByText('Games');
  const pageBackground = await colourOf(page.locator('body'), 'backgroundColor');
  expect(await colourOf(chosen, 'backgroundColor')).not.toBe(pageBackground);
  expect(await colourOf(chosen, 'color')).not.toBe(await colourOf(chosen, 'backgroundColor'));
});

test('secondary text has a higher contrast under prefers-contrast: more', async ({
  page,
  renderComponent,
}) => {
  await renderComponent({ show: 'variants' });
  const text = page.getByText('Secondary');
  await expect(text).toHaveCSS('color', 'rgba(255, 255, 255, 0.72)');
  await page.emulateMedia({ contrast: 'more' });
  await expect(text).toHaveCSS('color', 'rgba(255, 255, 255, 0.92)');
});

async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element has no bounding box.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
