import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Mode } from '../modes.ts';
import {
  baselineName,
  baselinePath,
  baselinesFolder,
  imageTolerance,
  readChromiumMajor,
} from './baselines.ts';
import { prepareScreenshot } from './prepareScreenshot.ts';
import { setTheme } from './setTheme.ts';
import { takeScreenshot } from './takeScreenshot.ts';

declare const expect: (image: Buffer) => { toMatchImageSnapshot(options: Record<string, unknown>): void };

const failures = join(import.meta.dirname, '../../test-results/screenshots');

/** A story with its modes; the screenshot of a page has the height of the viewport, others that of the whole content. */
interface PicturedStory {
  readonly id: string;
  readonly isPage: boolean;
  readonly modes: readonly Mode[];
}

/** Compares the current story with its baselines, one for each mode. Throws if they differ. */
export async function compareScreenshot(page: Page, story: PicturedStory): Promise<void> {
  const running = Number.parseInt(page.context().browser()?.version() ?? '', 10);
  const recorded = readChromiumMajor();
  const restore = await prepareScreenshot(page);
  try {
    for (const mode of story.modes) {
      const { theme, viewport } = mode;
      const name = baselineName(story, mode);
      const path = baselinePath(name);
      const baseline = existsSync(path) ? readFileSync(path) : undefined;
      await setTheme(page, theme);
      const image = await takeScreenshot(page, { viewport, fullHeight: !story.isPage, baseline });
      // Decoding and comparing two images takes longer than a screenshot.
      if (baseline?.equals(image)) continue;
      expect(image).toMatchImageSnapshot({
        ...imageTolerance({ recorded, running }),
        // An update also replaces baselines of another Chromium that are within the wider tolerance.
        updatePassedSnapshot: recorded !== running,
        customSnapshotsDir: baselinesFolder,
        customSnapshotIdentifier: name,
        customDiffDir: failures,
        storeReceivedOnFailure: true,
        customReceivedDir: failures,
        runInProcess: true,
      });
    }
  } finally {
    await setTheme(page, 'dark');
    await restore();
  }
}
