import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { modes } from '../modes.ts';
import { baselinePath, baselinesFolder, recordedMajor } from './baselines.ts';
import { settleStory } from './settleStory.ts';
import { takePicture } from './takePicture.ts';
import { toleranceOf } from './toleranceOf.ts';

declare const expect: (picture: Buffer) => { toMatchImageSnapshot(options: Record<string, unknown>): void };

const failures = join(import.meta.dirname, '../../test-results/pictures');

/**
 * Compares the story that a page shows with its baselines: a Gallery at one width and whole, a page at two and as the
 * window shows it.
 */
export async function comparePicture(page: Page, story: { id: string; isPage: boolean }): Promise<void> {
  const running = Number.parseInt(page.context().browser()?.version() ?? '', 10);
  const recorded = recordedMajor();
  const restore = await settleStory(page);
  try {
    for (const { viewport } of story.isPage ? [modes.laptop, modes.phone] : [modes.laptop]) {
      const name = story.isPage ? `${story.id}.${viewport.width}` : story.id;
      const path = baselinePath(name);
      const baseline = existsSync(path) ? readFileSync(path) : undefined;
      const picture = await takePicture(page, { viewport, isWhole: !story.isPage, baseline });
      // Decoding and comparing two images takes longer than taking one.
      if (baseline?.equals(picture)) continue;
      expect(picture).toMatchImageSnapshot({
        ...toleranceOf({ recorded, running }),
        // Those of an older Chromium are renewed also where they are within its wider tolerance.
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
