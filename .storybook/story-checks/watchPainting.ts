import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { hasStoppedPainting } from '../../scripts/test/hasStoppedPainting.ts';

const everyMs = 10_000;

interface Browser {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string } };
}

/**
 * Closes the page when Chromium has stopped painting in it, which ends its stories at once, and leaves a note by which
 * scripts/storyTests.mjs runs them again.
 */
export async function watchPainting(page: Page): Promise<void> {
  const folder = process.env.STOPPED_PAINTING;
  if (!folder) return;
  while (!page.isClosed()) {
    await wait(everyMs, undefined, { ref: false });
    if (page.isClosed() || !(await hasStoppedPainting(page))) continue;
    const id = await page.evaluate(() => (globalThis as Browser).__STORYBOOK_PREVIEW__?.currentRender?.id);
    const [file] = id?.split('--') ?? [];
    if (file) writeFileSync(join(folder, file), '');
    await page.close();
  }
}
