import { entry } from '../../support/topListEntries.ts';
import { answer, cards, expect, test } from './homeHost.ts';

test.use({ rendering: 'browser' });

const zelda = 'The Legend of Zelda: Breath of the Wild';
const whole = 'Elden Ring';
const list = [
  entry('game', 1, { id: 1, slug: 'zelda', name: zelda }),
  entry('game', 2, { id: 2, slug: 'ring', name: whole }),
  // Wider than its letters are taken to be, so that its own break would make four lines of it.
  entry('game', 3, { id: 3, slug: 'wide', name: '@@@@@ @@@@@: %%%%% %%%%%' }),
  entry('game', 4, { id: 4, name: zelda }),
];

test.beforeEach(async ({ page, server }) => {
  await answer(page, 'game', list);
  await page.clock.install();
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveCount(4);
});

test('a name is clamped to two lines, also one that breaks after its colon, and the card stays 240 high', async ({
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

test('a name that is cut is told in full under the pointer and with the focus', async ({
  page,
  expectSound,
}) => {
  const tip = page.getByRole('tooltip');
  await cards(page, 'game').nth(0).getByText(zelda).hover();
  await page.clock.runFor(1000);
  await expect(tip).toHaveText(zelda);
  await expectSound();
  await page.mouse.move(0, 0, { steps: 10 });
  await page.clock.runFor(1000);
  await expect(tip).toHaveCount(0);
  await page.getByRole('button', { name: 'Next: Top 100 Games' }).focus();
  await page.keyboard.press('Tab');
  await expect(cards(page, 'game').nth(0).getByRole('link')).toBeFocused();
  await page.clock.runFor(1000);
  await expect(tip).toHaveText(zelda);
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});

test('a name that is whole has no tooltip, neither under the pointer nor with the focus', async ({
  page,
}) => {
  const card = cards(page, 'game').nth(1);
  await card.getByText(whole).hover();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Next: Top 100 Games' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link')).toBeFocused();
  await page.clock.runFor(1000);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // What a tooltip would belong to is put there only for a name that is cut.
  await expect(card.locator('[data-state]')).toHaveCount(0);
});

test('the cut name of a card that leads nowhere can be read by keyboard too', async ({ page }) => {
  const card = cards(page, 'game').nth(3);
  await card.locator('[tabindex="0"]').focus();
  await page.clock.runFor(1000);
  await expect(page.getByRole('tooltip')).toHaveText(zelda);
  await expect(card.getByRole('link')).toHaveCount(0);
});
