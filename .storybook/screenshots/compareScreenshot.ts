import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { modes } from '../modes.ts';
import { baselinePath, baselinesFolder, imageTolerance, readChromiumMajor } from './baselines.ts';
import { prepareScreenshot } from './prepareScreenshot.ts';
import { takeScreenshot } from './takeScreenshot.ts';

declare const expect: (image: Buffer) => { toMatchImageSnapshot(options: Record<string, unknown>): void };

const failures = join(import.meta.dirname, '../../test-results/screenshots');

/**
 * Compares the current story with its baselines: `AllVariants` at one width and its full height, a page at two widths and the
 * height of the viewport. Throws if they differ.
 */
export async function compareScreenshot(page: Page, story: { id: string; isPage: boolean }): Promise<void> {
  const running = Number.parseInt(page.context().browser()?.version() ?? '', 10);
  const recorded = readChromiumMajor();
  const restore = await prepareScreenshot(page);
  try {
    for (const { viewport } of story.isPage ? [modes.laptop, modes.phone] : [modes.laptop]) {
      const name = story.isPage ? `${story.id}.${viewport.width}` : story.id;
      const path = baselinePath(name);
      const baseline = existsSync(path) ? readFileSync(path) : undefined;
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
    await restore();
  }
}
