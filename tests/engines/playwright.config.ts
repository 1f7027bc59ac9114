import { defineConfig } from '@playwright/test';

/** The main journey in engines other than Chromium. Playwright is the test runner; the adapters start the browsers. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  retries: 0,
  // Two browsers at once would take longer each than one after the other on two cores.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  projects: [{ name: 'firefox' }, { name: 'webkitgtk' }],
});
