import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { aptInstall } from './aptInstall.mjs';

const require = createRequire(import.meta.url);
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What headless Chromium needs as root, and what keeps it from talking to the network by itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path where Playwright keeps its own browser, whether or not it is there. @returns {string} */
const ownPath = () => require('@playwright/test').chromium.executablePath();

/**
 * Finds a Chromium, installs one where that is possible, and otherwise stops with one sentence.
 * @param {Record<string, string | undefined>} environment
 * @returns {string} the path of the program
 */
export function ensureChromium(environment = process.env) {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file.`);
  }
  const find = () => [...usualPaths, ownPath()].find((path) => existsSync(path));
  const found = find() ?? (aptInstall('chromium') ? find() : undefined);
  if (found) return found;

  console.log('Fetching Chromium for the browser tests (once) …');
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium and it could not be fetched: install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
}
