import { existsSync } from 'node:fs';
import { aptInstall } from './aptInstall.mjs';
import { ensureChromium } from './ensureChromium.mjs';

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
