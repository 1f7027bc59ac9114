import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the committed pictures are, one PNG each, and the major version of the Chromium that drew them. */
export const baselinesFolder = join(import.meta.dirname, '../baselines');

/** Where one picture is; a page has one for each of two widths. */
export const baselinePath = (name: string) => join(baselinesFolder, `${name}.png`);

/** How far a picture may be from its baseline. */
export interface Tolerance {
  readonly failureThreshold: number;
  readonly failureThresholdType: 'pixel' | 'percent';
  readonly allowSizeMismatch: boolean;
}

/** The major version in `chromium.json`, 0 before the first picture. */
export function recordedMajor(): number {
  try {
    return JSON.parse(readFileSync(join(baselinesFolder, 'chromium.json'), 'utf8')).major;
  } catch {
    return 0;
  }
}

/** 20 pixels notice a corner that is 2 px rounder; another Chromium draws every letter a little differently. */
export function toleranceOf({ recorded, running }: { recorded: number; running: number }): Tolerance {
  return recorded === running
    ? { failureThreshold: 20, failureThresholdType: 'pixel', allowSizeMismatch: false }
    : { failureThreshold: 0.005, failureThresholdType: 'percent', allowSizeMismatch: true };
}
