import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as palette from '../../packages/ui/src/theme/palette.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8').toLowerCase();

/** Files that do not import the palette: an image, and the script of host pages, which imports nothing. */
const copies = {
  'apps/site/public/icon.svg': [palette.navy, palette.champagne],
  'packages/widgets/src/embed/embed.ts': [palette.night, palette.parchment],
};

const files = globSync(
  ['{packages,apps}/*/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx,html}', 'apps/site/index.html'],
  { cwd: root },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|stories)\.tsx?$|\/theme\/palette\.ts$/.test(file));

test('no source file repeats a colour of the palette, except as an example in a message', () => {
  expect(files.length).toBeGreaterThan(500);
  const repeating = files.filter((file) => {
    if (/\/contract\/messages\/|\/languages\//.test(file)) return false;
    const code = read(file);
    return Object.values(palette).some((colour) => code.includes(colour));
  });
  expect(repeating.sort()).toEqual(Object.keys(copies).filter((file) => !file.endsWith('.svg')));
});

test.each(Object.entries(copies))('%s has the colours of the palette', (file, colours) => {
  for (const colour of colours) expect(read(file)).toContain(colour);
});
