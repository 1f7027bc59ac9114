import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** One font file for screenshots, in a form that can be serialised to the browser. */
export interface ScreenshotFont {
  readonly family: string;
  readonly weight: string;
  readonly range: string;
  /** The woff2 file in base64. */
  readonly data: string;
}

const require = createRequire(import.meta.url);
const weights = ['400', '500', '600', '700'];

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
      return { family, weight, range: ranges[subset] ?? '', data: readFileSync(file).toString('base64') };
    }),
  );
}
