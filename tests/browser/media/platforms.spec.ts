import { answerTitle, expect, factOf, test } from './mediaTest.ts';

test.use({ rendering: 'browser' });

const names = [...Array(12).keys()].map((number) => `Platform ${number + 1}`);
const all = names.join(', ');
const item = { name: 'A Title', platforms: names.map((name) => ({ platform: { name } })) };

test.beforeEach(async ({ page }) => answerTitle(page, 'game', item));

test('the platforms are cut to one line, and the pointer brings a tooltip that lists them', async ({
  page,
  server,
  expectSound,
}) => {
  await page.goto(`${server.url}/game/a-title`);
  const platforms = factOf(page, 'Platforms').getByRole('button');
  await expect(platforms).toHaveText(all);
  expect(await platforms.evaluate((text) => text.scrollWidth > text.clientWidth)).toBe(true);
  await platforms.hover();
  await expect(page.getByRole('tooltip')).toHaveText(all);
  await expectSound();
  // On its way from the text to the tooltip the pointer may rest: only the next move says that it went elsewhere.
  await page.mouse.move(0, 0);
  await page.mouse.move(20, 600, { steps: 3 });
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('the keyboard brings the list of platforms, and Escape takes it away', async ({ page, server }) => {
  await page.goto(`${server.url}/game/a-title`);
  await factOf(page, 'Platforms').getByRole('button').focus();
  await expect(page.getByRole('tooltip')).toHaveText(all);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(factOf(page, 'Platforms').getByRole('button')).toBeFocused();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap brings the list of platforms, and a tap elsewhere takes it away', async ({ page, server }) => {
    await page.goto(`${server.url}/game/a-title`);
    await factOf(page, 'Platforms').getByRole('button').tap();
    await expect(page.getByRole('tooltip')).toHaveText(all);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
