import { expect, factValue, mockTitle, test } from './mediaTest.ts';

test.use({ rendering: 'browser' });

const names = [...Array(12).keys()].map((number) => `Platform ${number + 1}`);
const all = names.join(', ');
const item = { name: 'A Title', platforms: names.map((name) => ({ platform: { name } })) };

test.beforeEach(async ({ page }) => mockTitle(page, 'game', item));

test('the platforms are truncated to one line, and hovering over them shows a tooltip with all of them', async ({
  page,
  server,
  expectNoViolations,
}) => {
  await page.goto(`${server.url}/game/a-title`);
  const platforms = factValue(page, 'Platforms').getByRole('button');
  await expect(platforms).toHaveText(all);
  expect(await platforms.evaluate((text) => text.scrollWidth > text.clientWidth)).toBe(true);
  await platforms.hover();
  await expect(page.getByRole('tooltip')).toHaveText(all);
  await expectNoViolations();
  // The pointer may rest between the text and the tooltip; only the next move shows that it has left both.
  await page.mouse.move(0, 0);
  await page.mouse.move(20, 600, { steps: 3 });
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('focusing the platforms shows the tooltip, and Escape hides it', async ({ page, server }) => {
  await page.goto(`${server.url}/game/a-title`);
  await factValue(page, 'Platforms').getByRole('button').focus();
  await expect(page.getByRole('tooltip')).toHaveText(all);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(factValue(page, 'Platforms').getByRole('button')).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap on the platforms shows the tooltip, and a tap elsewhere hides it', async ({ page, server }) => {
    await page.goto(`${server.url}/game/a-title`);
    await factValue(page, 'Platforms').getByRole('button').tap();
    await expect(page.getByRole('tooltip')).toHaveText(all);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
