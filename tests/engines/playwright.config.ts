import { defineConfig } from '@playwright/test';

/** The main journey in engines other than Chromium. Playwright is the test runner; the adapters start the browsers. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  retries: 0,
  // On two cores, two browsers in parallel take longer than one after the other.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  projects: [{ name: 'firefox' }, { name: 'webkitgtk' }],
});
