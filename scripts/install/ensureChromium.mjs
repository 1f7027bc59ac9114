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

/** Flags that headless Chromium needs as root, and that prevent background network requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of Playwright's own browser, whether or not it is installed. @returns {string} */
const playwrightPath = () => require('@playwright/test').chromium.executablePath();

/**
 * Finds Chromium, or installs it with apt or Playwright; throws when neither works.
 * @param {Record<string, string | undefined>} environment
 * @returns {string} the path of the program
 */
export function ensureChromium(environment = process.env) {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file.`);
  }
  const find = () => [...usualPaths, playwrightPath()].find((path) => existsSync(path));
  const found = find() ?? (aptInstall('chromium') ? find() : undefined);
  if (found) return found;

  console.log('Downloading Chromium for the browser tests (once) …');
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium and it could not be downloaded: install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
}

const shellPath = '/usr/lib/chromium/chromium-headless-shell';

/**
 * The browser of the browser tests: chromium-headless-shell if it is installed, which opens a page in about half the time, else
 * Chromium. Screenshots and benchmarks use Chromium.
 * @param {Record<string, string | undefined>} environment
 * @returns {string} the path of the program
 */
export function headlessShell(environment = process.env) {
  return !environment.CHROMIUM_PATH && existsSync(shellPath) ? shellPath : ensureChromium(environment);
}

/** Installs chromium-headless-shell as root on a system with apt. Without it the tests are only slower. */
export function installHeadlessShell(environment = process.env) {
  if (!environment.CHROMIUM_PATH && !existsSync(shellPath)) aptInstall('chromium-headless-shell');
}
