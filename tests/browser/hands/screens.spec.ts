import type { Page } from '@playwright/test';
import { findViolations } from '../findViolations.ts';
import { findFaint } from './findFaint.ts';
import { expect, signIn, test } from './handsTest.ts';
import { findBrokenWords, findMisfits } from './measure.ts';
import { settle } from './settle.ts';
import { openState, ownerStates, visitorStates } from './states.ts';
import { withStyle } from './withStyle.ts';

// Colours and layout are measured where they come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desktop = { width: 1280, height: 720 };
const widths = [1280, 390];
const textSizes = [
  { width: 1280, percents: [100, 125, 200] },
  { width: 390, percents: [200] },
];
/** Of a window, in pixels. */
const tallest = 4000;
/** Characters of the longest word that a heading must show unbroken. */
const longestWord = 14;

test.describe.configure({ mode: 'parallel' });

// One visit for everything that is measured in a wide window: opening a screen takes as long as measuring it.
for (const state of [...visitorStates, ...ownerStates])
  test(`${state.name}: axe finds nothing, text and controls stand out, and nothing is cut at 200 % text size`, async ({
    page,
    server,
    owner,
    violations,
  }) => {
    if (state.signedIn) await signIn(page, server, owner);
    await page.setViewportSize(desktop);
    await openState(page, server, state, owner);

    await test.step('axe finds nothing, nor with more contrast or forced colours', async () => {
      expect.soft(await findViolations(page)).toEqual([]);
      await page.emulateMedia({ contrast: 'more' });
      expect.soft(await faintTexts(page), 'with more contrast').toEqual([]);
      await page.emulateMedia({ contrast: null, forcedColors: 'active' });
      await readingForcedColours(page, async () => {
        expect.soft(await faintTexts(page), 'with forced colours').toEqual([]);
      });
      await page.emulateMedia({ forcedColors: null });
      await settle(page);
    });

    await test.step('text has a contrast of 4.5:1 with the pixels behind it, large text and controls 3:1', async () => {
      for (const width of widths) {
        await fitWindow(page, width);
        expect.soft(await findFaint(page), `${width} px`).toEqual([]);
        expect.soft(await page.evaluate(() => scrollY), `${width} px, scrolled by`).toBe(0);
      }
    });

    await test.step('it fits its window at 200 % text size, nothing cut, collapsed or overlapping', async () => {
      for (const { width, percents } of textSizes) {
        await page.setViewportSize({ width, height: 900 });
        for (const percent of percents)
          await withStyle(page, `html { font-size: ${percent}% !important; }`, async () => {
            const at = `${width} px, ${percent} % text size`;
            expect.soft(await page.evaluate(findMisfits), at).toEqual([]);
            expect
              .soft(await page.evaluate(findBrokenWords, longestWord), `broken words at ${at}`)
              .toEqual([]);
          });
      }
    });

    await test.step('it fits its window from right to left', async () => {
      await page.setViewportSize(desktop);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      await settle(page);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(excess).toBeLessThanOrEqual(0);
      if (state.isTurned) expect.soft(await findViolations(page), 'from right to left').toEqual([]);
    });
    expect(violations).toEqual([]);
  });

/** Makes the window as tall as the page and shows its top, so that nothing fixed or virtualised moves for a screenshot. */
async function fitWindow(page: Page, width: number) {
  let height = 0;
  // A page that is taller in a window of this width may know so only after the window has it.
  for (let needed = 900; needed > height; ) {
    height = needed;
    await page.setViewportSize({ width, height });
    await settle(page);
    needed = await page.evaluate((most) => Math.min(document.documentElement.scrollHeight, most), tallest);
  }
  // One whose footer stands below the first window is always taller, and text under the bar at the top is not seen.
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
}

async function faintTexts(page: Page) {
  await settle(page);
  return findViolations(page, { rules: ['color-contrast'] });
}

/** Axe reads the fill colour of text, which Chromium reports without the forced colour that it paints. */
async function readingForcedColours(page: Page, check: () => Promise<void>) {
  const original = await page.evaluateHandle(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
    return getPropertyValue;
  });
  await check();
  await original.evaluate((getPropertyValue) => {
    CSSStyleDeclaration.prototype.getPropertyValue = getPropertyValue;
  });
}
