import { installFonts, readJapaneseFont } from '../../../.storybook/screenshots/fonts.ts';
import { everyScreen } from '../../support/everyScreen.ts';
import { expect, openScreen, test } from './everyScreenTest.ts';
import { findLayoutProblems } from './layoutProblems.ts';
import { withStyle } from './pageRendering.ts';

// The narrowest phone. English is measured in narrowWindow.spec.ts.
test.use({
  viewport: { width: 320, height: 640 },
  // With reduced motion, no animation is running during a measurement.
  contextOptions: { reducedMotion: 'reduce' },
});

test.describe.configure({ mode: 'parallel' });

for (const screen of everyScreen)
  test(`${screen.name} fits a window of 320 pixels in German and Japanese, at 200 % text size too`, async ({
    page,
    server,
    owner,
  }) => {
    for (const language of ['de', 'ja'] as const) {
      // The machine may have no Japanese font, and the box in place of a missing character is narrower.
      if (language === 'ja') await page.addInitScript(installFonts, [readJapaneseFont()]);
      await openScreen(page, server, screen, { owner, language });
      expect.soft(await page.evaluate(findLayoutProblems), language).toEqual([]);
      await withStyle(page, 'html { font-size: 200% !important; }', async () => {
        expect.soft(await page.evaluate(findLayoutProblems), `${language}, 200 %`).toEqual([]);
      });
    }
  });
