import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** One font file of a picture, in the shape that crosses into the browser. */
export interface PictureFont {
  readonly family: string;
  readonly weight: string;
  readonly range: string;
  /** The woff2, in base64. */
  readonly data: string;
}

const require = createRequire(import.meta.url);
const weights = ['400', '500', '600', '700'];

/** The first name of a stack, and the npm package that is drawn with in its place. */
export const fonts: PictureFont[] = [
  ...filesOf('inter', 'Inter', require.resolve('@fontsource/inter/package.json')),
  // What covers and pages of another look name first; Gelasio is as wide as Georgia, to which they come where there is no Palatino.
  ...filesOf('gelasio', 'Palatino Linotype', require.resolve('@fontsource/gelasio/package.json')),
];

function filesOf(name: string, family: string, packageFile: string): PictureFont[] {
  const folder = dirname(packageFile);
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  return ['latin', 'latin-ext'].flatMap((subset) =>
    weights.map((weight) => {
      const file = join(folder, 'files', `${name}-${subset}-${weight}-normal.woff2`);
      return { family, weight, range: ranges[subset] ?? '', data: readFileSync(file).toString('base64') };
    }),
  );
}
