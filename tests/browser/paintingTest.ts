import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { hasStoppedPainting } from '../../scripts/test/hasStoppedPainting.ts';

/**
 * Playwright's test, which retries a failure only if the browser has stopped painting one of its pages, because that is unrelated to
 * the product.
 */
export const test = base.extend<{ painted: undefined }>({
  painted: [
    async ({ context }, use, testInfo) => {
      const markerFile = join(testInfo.project.outputDir, 'stopped-painting', testInfo.testId);
      if (testInfo.retry > 0 && !existsSync(markerFile))
        throw new Error('The browser was still painting when this test failed, so it is not retried.');
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const stopped = await Promise.all(context.pages().map((page) => hasStoppedPainting(page)));
      if (!stopped.includes(true)) return;
      mkdirSync(dirname(markerFile), { recursive: true });
      writeFileSync(markerFile, '');
      testInfo.annotations.push({ type: 'the browser has stopped painting' });
    },
    { auto: true },
  ],
});

export { expect };
