import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { hasStoppedPainting } from '../../scripts/test/hasStoppedPainting.ts';

const intervalMs = 10_000;

interface Browser {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string } };
}

/**
 * Checks every 10 s whether Chromium has stopped painting the page. If so, it closes the page, which fails its stories at once, and
 * writes an empty file named after the story, so that scripts/stories/storyTests.mjs runs the tests of its file again.
 */
export async function watchPainting(page: Page): Promise<void> {
  const folder = process.env.STOPPED_PAINTING;
  if (!folder) return;
  while (!page.isClosed()) {
    await wait(intervalMs, undefined, { ref: false });
    if (page.isClosed() || !(await hasStoppedPainting(page))) continue;
    const id = await page.evaluate(() => (globalThis as Browser).__STORYBOOK_PREVIEW__?.currentRender?.id);
    if (id) writeFileSync(join(folder, id), '');
    await page.close();
  }
}
