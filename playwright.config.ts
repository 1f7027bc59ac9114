import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './scripts/ensureChromium.mjs';
import { headlessShell } from './scripts/headlessShell.mjs';

const isAll = process.env.TEST_TIER === 'all';
const isStress = process.env.STRESS === '1';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  ...(isStress ? { globalSetup: './tests/browser/stressSetup.ts' } : {}),
  // A failure is looked at, not tried again, unless it is the browser's (tests/browser/paintingTest.ts).
  retries: 1,
  // One more than there are cores: a worker that waits for a frame or a response leaves its core to the others (8 % less).
  workers: Math.min(4, availableParallelism() + 1),
  forbidOnly: Boolean(process.env.CI),
  // It ends what hangs: a single test has taken 98 s on a slow machine.
  timeout: 300_000,
  // A loaded machine may be slow; what is waited for is a condition all the same.
  expect: { timeout: isStress ? 60_000 : 30_000 },
  use: {
    launchOptions: { executablePath: headlessShell(), args: chromiumFlags },
    // A trace of every step costs a third of the run: test:traces asks for it where a screenshot does not tell enough.
    trace: process.env.TRACE ? 'on' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // Without a graphics card, painting smooth scrolling and transitions takes a sixth of the run's processor time. What
    // motion is the subject of asks for it (tests/browser/withMotion.ts), and in test:all everything has it.
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
