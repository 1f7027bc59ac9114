import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from '../modes.ts';

/** The folder of the committed baseline images (PNG), with the major version of the Chromium that rendered them in `chromium.json`. */
export const baselinesFolder = join(import.meta.dirname, '../baselines');
const versionFile = join(baselinesFolder, 'chromium.json');

/** The name of a story's baseline image in a mode: with the theme if it is not dark, and for a page with the width. */
export function baselineName(story: { id: string; isPage: boolean }, { theme, viewport }: Mode): string {
  return [story.id, ...(theme === 'dark' ? [] : [theme]), ...(story.isPage ? [viewport.width] : [])].join(
    '.',
  );
}

/** The path of the baseline image of this name. */
export const baselinePath = (name: string) => join(baselinesFolder, `${name}.png`);

/** Returns the file names of all baseline images; creates the folder if it is missing. */
export function readBaselines(): string[] {
  mkdirSync(baselinesFolder, { recursive: true });
  return readdirSync(baselinesFolder).filter((file) => file.endsWith('.png'));
}

/** Deletes one baseline image. `file` is its file name. */
export function removeBaseline(file: string): void {
  rmSync(join(baselinesFolder, file));
}

/** Reads the major version in `chromium.json`; 0 if the file cannot be read, as before the first run. */
export function readChromiumMajor(): number {
  try {
    return JSON.parse(readFileSync(versionFile, 'utf8')).major;
  } catch {
    return 0;
  }
}

/** Writes the major version of the Chromium that rendered all baselines to `chromium.json`. */
export function saveChromiumMajor(major: number): void {
  writeFileSync(versionFile, `{ "major": ${major} }\n`);
}

/** How much a screenshot may differ from its baseline. */
interface Tolerance {
  readonly failureThreshold: number;
  readonly failureThresholdType: 'pixel' | 'percent';
  readonly allowSizeMismatch: boolean;
}

/** A limit of 20 pixels detects a radius that grows by 2 px. Another Chromium renders glyphs slightly differently, so 0.5 % may differ. */
export function imageTolerance({ recorded, running }: { recorded: number; running: number }): Tolerance {
  return recorded === running
    ? { failureThreshold: 20, failureThresholdType: 'pixel', allowSizeMismatch: false }
    : { failureThreshold: 0.005, failureThresholdType: 'percent', allowSizeMismatch: true };
}
