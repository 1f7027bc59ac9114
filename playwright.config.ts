import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, headlessShell } from './scripts/install/ensureChromium.mjs';

const isAll = process.env.TEST_TIER === 'all';
const isStress = process.env.STRESS === '1';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  ...(isStress ? { globalSetup: './tests/browser/fixtures/stressSetup.ts' } : {}),
  // Only tests whose browser has stopped painting are retried (tests/browser/fixtures/paintingTest.ts).
  retries: 1,
  // One worker more than cores, since workers wait for frames and responses; the run takes 8 % less time.
  workers: Math.min(4, availableParallelism() + 1),
  forbidOnly: Boolean(process.env.CI),
  // For tests that hang only: a single test has taken 98 s on a slow machine.
  timeout: 300_000,
  // Long timeouts for slow machines; an assertion ends as soon as its condition holds.
  expect: { timeout: isStress ? 60_000 : 30_000 },
  use: {
    launchOptions: { executablePath: headlessShell(), args: chromiumFlags },
    // A trace of every step would take a third of the run's time; test:traces records it when a screenshot is not enough.
    trace: process.env.TRACE ? 'on' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // Without a GPU, smooth scrolling and transitions take a sixth of the run's CPU time. Tests of motion enable it
    // (tests/browser/fixtures/withMotion.ts), and test:all enables it for all tests.
    contextOptions: { reducedMotion: isAll ? 'no-preference' : 'reduce' },
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
