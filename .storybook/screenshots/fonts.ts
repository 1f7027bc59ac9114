import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

/** One font file for screenshots, in a form that can be serialised to the browser. */
interface ScreenshotFont {
  readonly family: string;
  readonly weights: readonly string[];
  readonly range: string;
  /** The woff2 file in base64. */
  readonly data: string;
}

const require = createRequire(import.meta.url);
const weights = ['400', '500', '600', '700'];
/** Japanese punctuation, kana, kanji, and full-width forms. */
const japaneseRange = 'U+3000-30FF, U+3400-9FFF, U+F900-FAFF, U+FF00-FFEF';

/** The fonts of all screenshots: each is registered under the first family name of a font stack, with the glyphs of an npm package. */
export const fonts: ScreenshotFont[] = [
  ...filesOf('inter', 'Inter', require.resolve('@fontsource/inter/package.json')),
  // Covers and sample host pages name Palatino Linotype first. Gelasio has the metrics of Georgia, their next fallback.
  ...filesOf('gelasio', 'Palatino Linotype', require.resolve('@fontsource/gelasio/package.json')),
];

function filesOf(name: string, family: string, packageFile: string): ScreenshotFont[] {
  const folder = dirname(packageFile);
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  return ['latin', 'latin-ext'].flatMap((subset) =>
    weights.map((weight) => {
      const file = join(folder, 'files', `${name}-${subset}-${weight}-normal.woff2`);
      const data = readFileSync(file).toString('base64');
      return { family, weights: [weight], range: ranges[subset] ?? '', data };
    }),
  );
}

/** The Japanese characters of the interface in all weights: 1 MB, therefore only for pages in Japanese. */
export function readJapaneseFont(): ScreenshotFont {
  const folder = dirname(require.resolve('@fontsource/kosugi/package.json'));
  const file = join(folder, 'files', 'kosugi-japanese-400-normal.woff2');
  return { family: 'Inter', weights, range: japaneseRange, data: readFileSync(file).toString('base64') };
}

/** Runs in the browser before any other script, so that scripts that measure text measure these fonts. */
export function installFonts(fonts: readonly ScreenshotFont[]): void {
  for (const { family, weights, range, data } of fonts) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    for (const weight of weights)
      document.fonts.add(new FontFace(family, bytes, { weight, unicodeRange: range }));
  }
}

/** Returns the system fonts that the page uses, which differ between machines. Web fonts and the text in SVG images are left out. */
export async function usedSystemFonts(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const selector = 'body :not(svg, svg *)';
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const used = await Promise.all(
    nodeIds.map((nodeId) =>
      browser.send('CSS.getPlatformFontsForNode', { nodeId }).then(
        ({ fonts }) => fonts,
        // The element has been removed since the query.
        () => [],
      ),
    ),
  );
  await browser.detach();
  const names = used.flat().flatMap((font) => (font.isCustomFont ? [] : font.familyName));
  return [...new Set(names)];
}
