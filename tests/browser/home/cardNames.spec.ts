import { entry } from '../../support/topLists.ts';
import { cards, expect, mockTopList, test } from './homeTest.ts';

test.use({ rendering: 'browser' });

const zelda = 'The Legend of Zelda: Breath of the Wild';
const shortName = 'Elden Ring';
const list = [
  entry('game', 1, { id: 1, slug: 'zelda', name: zelda }),
  entry('game', 2, { id: 2, slug: 'ring', name: shortName }),
  // Wider than its estimated width, so that its break after the colon would result in four lines.
  entry('game', 3, { id: 3, slug: 'wide', name: '@@@@@ @@@@@: %%%%% %%%%%' }),
  entry('game', 4, { id: 4, name: zelda }),
];

test.beforeEach(async ({ page, server }) => {
  await mockTopList(page, 'game', list);
  await page.clock.install();
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveCount(4);
});

test('a name is clamped to two lines, also when it breaks after its colon, and the card stays 240 px high', async ({
  page,
}) => {
  for (const card of await cards(page, 'game').all()) {
    const text = card.locator('[data-part="text"]');
    const { lines, clamp } = await text.evaluate((element) => {
      const clamped = [...element.querySelectorAll('span')].find(
        (span) => getComputedStyle(span).webkitLineClamp !== 'none',
      );
      const style = clamped && getComputedStyle(clamped);
      const lineHeight = Number.parseFloat(style?.lineHeight ?? '');
      return {
        lines: Math.round((clamped?.getBoundingClientRect().height ?? 0) / lineHeight),
        clamp: style?.webkitLineClamp,
      };
    });
    expect(clamp).toBe('2');
    expect(lines).toBeLessThanOrEqual(2);
    expect((await card.boundingBox())?.height).toBe(240);
  }
});

test('a truncated name is shown in full in a tooltip on hover and on focus', async ({
  page,
  expectNoViolations,
}) => {
  const tooltip = page.getByRole('tooltip');
  await cards(page, 'game').nth(0).getByText(zelda).hover();
  await page.clock.runFor(1000);
  await expect(tooltip).toHaveText(zelda);
  await expectNoViolations();
  await page.mouse.move(0, 0, { steps: 10 });
  await page.clock.runFor(1000);
  await expect(tooltip).toHaveCount(0);
  await page.getByRole('button', { name: 'Next: Top 100 Games' }).focus();
  await page.keyboard.press('Tab');
  await expect(cards(page, 'game').nth(0).getByRole('link')).toBeFocused();
  await page.clock.runFor(1000);
  await expect(tooltip).toHaveText(zelda);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test('a name that fits has no tooltip, neither on hover nor on focus', async ({ page }) => {
  const card = cards(page, 'game').nth(1);
  await card.getByText(shortName).hover();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Next: Top 100 Games' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link')).toBeFocused();
  await page.clock.runFor(1000);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // The trigger of a tooltip is rendered for a truncated name only.
  await expect(card.locator('[data-state]')).toHaveCount(0);
});

test('the truncated name of a card without a link has a tooltip on focus', async ({ page }) => {
  const card = cards(page, 'game').nth(3);
  await card.locator('[tabindex="0"]').focus();
  await page.clock.runFor(1000);
  await expect(page.getByRole('tooltip')).toHaveText(zelda);
  await expect(card.getByRole('link')).toHaveCount(0);
});
