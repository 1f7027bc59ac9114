import { everyScreen } from '../../support/everyScreen.ts';
import { findAxeViolations } from '../fixtures/findAxeViolations.ts';
import { expect, openScreen, test } from './everyScreenTest.ts';
import { measureTextContrast, type TextContrast } from './findLowContrastText.ts';
import { waitForAnimations } from './pageRendering.ts';

test.use({
  viewport: { width: 390, height: 2000 },
  // With reduced motion, no transition is running during a measurement.
  contextOptions: { reducedMotion: 'reduce' },
});

test.describe.configure({ mode: 'parallel' });

/** The colour of text in each theme. */
const text = { dark: 'rgb(255, 255, 255)', light: 'rgb(11, 27, 46)' };

for (const screen of everyScreen)
  test(`${screen.name} has text with a contrast of 4.5:1 in both themes, large text 3:1`, async ({
    page,
    server,
    owner,
  }) => {
    await page.context().addCookies([{ name: 'theme', value: 'auto', url: server.url }]);
    await openScreen(page, server, screen, { owner, language: 'en' });
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('body')).toHaveCSS('color', text[theme]);
      await waitForAnimations(page);
      let lines: readonly TextContrast[] = [];
      // Repeated while images of the page are still appearing.
      await expect(async () => {
        lines = await measureTextContrast(page);
        expect(lines.filter(({ ratio, minRatio }) => ratio < minRatio)).toEqual([]);
      }, theme).toPass({ timeout: 30_000 });
      expect.soft(await findAxeViolations(page, { rules: ['color-contrast'] }), `axe, ${theme}`).toEqual([]);
      // `pnpm bench:contrast` prints them.
      const lowest = Math.min(...lines.filter(({ minRatio }) => minRatio > 3).map(({ ratio }) => ratio));
      test.info().annotations.push({ type: theme, description: lowest.toFixed(2) });
    }
  });
