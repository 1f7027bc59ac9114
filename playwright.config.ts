import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './scripts/ensureChromium.mjs';
import { headlessShell } from './scripts/headlessShell.mjs';

const isAll = process.env.TEST_TIER === 'all';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // A failure is looked at, not tried again.
  retries: 0,
  // One more than there are cores: a worker that waits for a frame or a response leaves its core to the others (8 % less).
  workers: Math.min(4, availableParallelism() + 1),
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // A loaded machine may be slow; what is waited for is a condition all the same.
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { executablePath: headlessShell(), args: chromiumFlags },
    // A trace of every step costs a third of the run: TRACE=1 asks for it where a failure's picture does not tell enough.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
  },
  // `npm test` runs everything on SQLite and the journeys on PostgreSQL; `pnpm test:all` runs everything on both.
  projects: [
    { name: 'sqlite', metadata: { database: 'sqlite' } },
    {
      name: 'postgres',
      metadata: { database: 'postgres' },
      ...(isAll ? {} : { testMatch: '**/*.journey.spec.ts' }),
    },
  ],
});
