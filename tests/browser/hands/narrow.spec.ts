import { expect, signIn, test } from './handsTest.ts';
import { findBrokenWords, findMisfits, findSmallTargets } from './measure.ts';
import { openState, ownerStates, visitorStates } from './states.ts';
import { withStyle } from './withStyle.ts';

// A phone's narrowest window, and what 400 % of zoom leaves of 1280 pixels.
test.use({
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
  // Measured is where things come to rest.
  contextOptions: { reducedMotion: 'reduce' },
});

/** What WCAG 1.4.12 lets a reader set. */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

const touchTarget = 44;
/** Letters that a heading has room for on one line, twice as large. */
const longestWord = 14;

for (const state of [...visitorStates, ...ownerStates]) {
  test(`in a window of 320 pixels ${state.name} fits, under a finger and with a reader's own letters`, async ({
    page,
    server,
    owner,
  }) => {
    if (state.signedIn) await signIn(page, server, owner);
    await openState(page, server, state, owner);
    expect(await page.evaluate(findMisfits)).toEqual([]);
    expect(await page.evaluate(findSmallTargets, touchTarget)).toEqual([]);
    await withStyle(page, textSpacing, async () => {
      expect(await page.evaluate(findMisfits), 'with wider text').toEqual([]);
    });
    await withStyle(page, 'html { font-size: 200% !important; }', async () => {
      expect(await page.evaluate(findMisfits), 'with letters twice as large').toEqual([]);
      expect(await page.evaluate(findBrokenWords, longestWord), 'words that are broken').toEqual([]);
    });
  });
}
