import { expect, signIn, test } from './handsTest.ts';
import { findBrokenWords, findMisfits } from './measure.ts';
import { openState, ownerStates, visitorStates } from './states.ts';
import { withStyle } from './withStyle.ts';

// Layout is measured after every transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizes = [
  { width: 1280, textSizes: [100, 125, 200] },
  { width: 390, textSizes: [200] },
];
/** Characters of the longest word that a heading must show unbroken. */
const longestWord = 14;

for (const state of [...visitorStates, ...ownerStates]) {
  test(`${state.name} fits its window at 200 % text size, nothing cut, collapsed or overlapping`, async ({
    page,
    server,
    owner,
  }) => {
    if (state.signedIn) await signIn(page, server, owner);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openState(page, server, state, owner);
    for (const { width, textSizes } of sizes) {
      await page.setViewportSize({ width, height: 900 });
      for (const textSize of textSizes)
        await withStyle(page, `html { font-size: ${textSize}% !important; }`, async () => {
          const at = `${width} px, ${textSize} % text size`;
          expect.soft(await page.evaluate(findMisfits), at).toEqual([]);
          expect.soft(await page.evaluate(findBrokenWords, longestWord), `broken words at ${at}`).toEqual([]);
        });
    }
  });
}
