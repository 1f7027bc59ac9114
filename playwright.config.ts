import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './scripts/ensureChromium.mjs';
import { headlessShell } from './scripts/headlessShell.mjs';

const isAll = process.env.COMBINATIONS === 'all';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // A failure is looked at, not tried again.
  retries: 0,
  workers: Math.max(1, Math.min(4, availableParallelism())),
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
