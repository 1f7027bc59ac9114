import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the committed pictures are, one PNG each, and the major version of the Chromium that drew them. */
export const baselinesFolder = join(import.meta.dirname, '../baselines');
const record = join(baselinesFolder, 'chromium.json');

/** Where one picture is; a page has one for each of two widths. */
export const baselinePath = (name: string) => join(baselinesFolder, `${name}.png`);

/** The file names of all pictures. */
export function readBaselines(): string[] {
  mkdirSync(baselinesFolder, { recursive: true });
  return readdirSync(baselinesFolder).filter((file) => file.endsWith('.png'));
}

/** Takes one out, by its file name. */
export function removeBaseline(file: string): void {
  rmSync(join(baselinesFolder, file));
}

/** The major version in `chromium.json`, 0 before the first picture. */
export function recordedMajor(): number {
  try {
    return JSON.parse(readFileSync(record, 'utf8')).major;
  } catch {
    return 0;
  }
}

/** Says which Chromium drew them all. */
export function recordMajor(major: number): void {
  writeFileSync(record, `{ "major": ${major} }\n`);
}
