import type { Page } from '@playwright/test';
import { findAxeViolations } from '../fixtures/findAxeViolations.ts';
import { expect, signIn, test } from './accessibilityTest.ts';
import { findLowContrast } from './findLowContrast.ts';
import { findBrokenWords, findLayoutProblems } from './layoutProblems.ts';
import { ownerStates } from './ownerStates.ts';
import { waitForAnimations, withStyle } from './pageRendering.ts';
import { openState } from './screenState.ts';
import { visitorStates } from './visitorStates.ts';

// With reduced motion, no transition is running during a measurement.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desktop = { width: 1280, height: 720 };
const widths = [1280, 390];
const textSizes = [
  { width: 1280, percents: [100, 125, 200] },
  { width: 390, percents: [200] },
];
/** The maximum height of the window in pixels. */
const maxHeight = 4000;
/** The number of characters of the longest word that a heading must not break. */
const longestWord = 14;

test.describe.configure({ mode: 'parallel' });

// One visit for all measurements, because opening a screen takes as long as measuring it.
for (const state of [...visitorStates, ...ownerStates])
  test(`${state.name}: axe finds no violation, the contrast suffices, and nothing is cut off at 200 % text size`, async ({
    page,
    server,
    owner,
    violations,
  }) => {
    if (state.signedIn) await signIn(page, server, owner);
    await page.setViewportSize(desktop);
    await openState(page, server, state, owner);

    await test.step('axe finds no violation, also with more contrast and with forced colours', async () => {
      expect.soft(await findAxeViolations(page)).toEqual([]);
      await page.emulateMedia({ contrast: 'more' });
      expect.soft(await findContrastViolations(page), 'with more contrast').toEqual([]);
      await page.emulateMedia({ contrast: null, forcedColors: 'active' });
      await readingForcedColours(page, async () => {
        expect.soft(await findContrastViolations(page), 'with forced colours').toEqual([]);
      });
      await page.emulateMedia({ forcedColors: null });
      await waitForAnimations(page);
    });

    await test.step('text has a contrast of 4.5:1 with the pixels behind it, large text and controls 3:1', async () => {
      for (const width of widths) {
        await fitWindow(page, width);
        expect.soft(await findLowContrast(page), `${width} px`).toEqual([]);
        expect.soft(await page.evaluate(() => scrollY), `${width} px, scrolled by`).toBe(0);
      }
    });

    await test.step('the screen fits the window at 200 % text size, with nothing cut off, collapsed or overlapping', async () => {
      for (const { width, percents } of textSizes) {
        await page.setViewportSize({ width, height: 900 });
        for (const percent of percents)
          await withStyle(page, `html { font-size: ${percent}% !important; }`, async () => {
            const at = `${width} px, ${percent} % text size`;
            expect.soft(await page.evaluate(findLayoutProblems), at).toEqual([]);
            expect
              .soft(await page.evaluate(findBrokenWords, longestWord), `broken words at ${at}`)
              .toEqual([]);
          });
      }
    });

    await test.step('the screen fits the window from right to left', async () => {
      await page.setViewportSize(desktop);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      await waitForAnimations(page);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(excess).toBeLessThanOrEqual(0);
      if (state.isCheckedRtl) expect.soft(await findAxeViolations(page), 'from right to left').toEqual([]);
    });
    expect(violations).toEqual([]);
  });

/**
 * Makes the window as tall as the page and shows its top, so that nothing fixed or virtualised moves for a screenshot. A page that
 * fills the window and has a footer below it grows with the window; then all but the footer is in the window.
 */
async function fitWindow(page: Page, width: number) {
  let height = 900;
  let needed = await heightInWindow(page, { width, height });
  // The height of the page may change with each size of the window.
  for (let excess = 0; needed > height && needed - height !== excess; ) {
    excess = needed - height;
    height = needed;
    needed = await heightInWindow(page, { width, height });
  }
  // A page that is taller than the window may have scrolled, which hides text under the navigation bar.
  await page.evaluate(() => scrollTo(0, 0));
  await waitForAnimations(page);
}

/** The height of the page in a window of this size, at most `maxHeight`. */
async function heightInWindow(page: Page, size: { width: number; height: number }): Promise<number> {
  await page.setViewportSize(size);
  await waitForAnimations(page);
  return page.evaluate((max) => Math.min(document.documentElement.scrollHeight, max), maxHeight);
}

/** Runs only axe's colour contrast rule. */
async function findContrastViolations(page: Page) {
  await waitForAnimations(page);
  return findAxeViolations(page, { rules: ['color-contrast'] });
}

/** Makes axe read `color`: it reads the fill colour of text, which Chromium reports without the forced colour that it paints. */
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
