import { existsSync } from 'node:fs';
import { aptInstall } from './aptInstall.mjs';
import { ensureChromium } from './ensureChromium.mjs';

const shellPath = '/usr/lib/chromium/chromium-headless-shell';

/**
 * The browser of the browser tests: Chromium without its windows, which opens a page in about half the time, where
 * there is one; else the whole Chromium. Pictures and benches are of the whole one.
 * @param {Record<string, string | undefined>} environment
 * @returns {string} the path of the program
 */
export function headlessShell(environment = process.env) {
  return !environment.CHROMIUM_PATH && existsSync(shellPath) ? shellPath : ensureChromium(environment);
}

/** Installs it where Debian's packages can be had. Without it the tests are the same ones, only slower. */
export function installHeadlessShell(environment = process.env) {
  if (!environment.CHROMIUM_PATH && !existsSync(shellPath)) aptInstall('chromium-headless-shell');
}
