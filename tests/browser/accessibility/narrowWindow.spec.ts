import { expect, signIn, test } from './accessibilityTest.ts';
import { findBrokenWords, findLayoutProblems, findSmallTargets } from './layoutProblems.ts';
import { ownerStates } from './ownerStates.ts';
import { withStyle } from './pageRendering.ts';
import { openState } from './screenState.ts';
import { visitorStates } from './visitorStates.ts';

// The narrowest phone, and a window of 1280 pixels at 400 % zoom.
test.use({
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
  // With reduced motion, no animation is running during a measurement.
  contextOptions: { reducedMotion: 'reduce' },
});

/** The text spacing of WCAG 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

const touchTarget = 44;
/** The number of characters that fit into a line of a heading at 200 % text size. */
const longestWord = 14;

for (const state of [...visitorStates, ...ownerStates]) {
  test(`${state.name} fits a window of 320 pixels, with touch targets of 44 pixels, wider text spacing and 200 % text size`, async ({
    page,
    server,
    owner,
  }) => {
    if (state.signedIn) await signIn(page, server, owner);
    await openState(page, server, state, owner);
    expect(await page.evaluate(findLayoutProblems)).toEqual([]);
    expect(await page.evaluate(findSmallTargets, touchTarget)).toEqual([]);
    await withStyle(page, textSpacing, async () => {
      expect(await page.evaluate(findLayoutProblems), 'with wider text spacing').toEqual([]);
    });
    await withStyle(page, 'html { font-size: 200% !important; }', async () => {
      expect(await page.evaluate(findLayoutProblems), 'at 200 % text size').toEqual([]);
      expect(await page.evaluate(findBrokenWords, longestWord), 'broken words at 200 % text size').toEqual(
        [],
      );
    });
  });
}
