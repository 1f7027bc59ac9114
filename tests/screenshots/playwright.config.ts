import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, headlessShell } from '../../scripts/install/ensureChromium.mjs';

/** Screenshots of every screen, which `pnpm screenshots` arranges in contact sheets. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/screenshots',
  // Only tests whose browser has stopped painting are retried.
  retries: 1,
  workers: Math.min(4, availableParallelism() + 1),
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { executablePath: headlessShell(), args: chromiumFlags },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [{ name: 'sqlite', metadata: { database: 'sqlite' } }],
});
