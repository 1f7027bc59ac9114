import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { hasStoppedPainting } from '../../scripts/test/hasStoppedPainting.ts';

/**
 * Playwright's test, run a second time only where the browser has stopped painting in one of its pages: then nothing was
 * learned of the product. Every other failure stands.
 */
export const test = base.extend<{ painted: undefined }>({
  painted: [
    async ({ context }, use, testInfo) => {
      const proof = join(testInfo.project.outputDir, 'stopped-painting', testInfo.testId);
      if (testInfo.retry > 0 && !existsSync(proof))
        throw new Error('The browser painted while this test failed: the failure stands.');
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const stopped = await Promise.all(context.pages().map((page) => hasStoppedPainting(page)));
      if (!stopped.includes(true)) return;
      mkdirSync(dirname(proof), { recursive: true });
      writeFileSync(proof, '');
      testInfo.annotations.push({ type: 'the browser has stopped painting' });
    },
    { auto: true },
  ],
});

export { expect };
