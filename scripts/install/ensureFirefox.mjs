import { existsSync } from 'node:fs';
import { aptInstall } from './aptInstall.mjs';

const usualPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Finds Firefox, or installs Debian's `firefox-esr` as root on a system with apt; throws when neither works.
 * @param {Record<string, string | undefined>} environment
 * @returns {string} the path of the program
 */
export function ensureFirefox(environment = process.env) {
  const chosen = environment.FIREFOX_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`FIREFOX_PATH names ${chosen}, and there is no such file.`);
  }
  const find = () => usualPaths.find((path) => existsSync(path));
  const found = find() ?? (aptInstall('firefox-esr') ? find() : undefined);
  if (found) return found;
  throw new Error(
    'The tests in other engines need Firefox and it could not be installed: install Firefox, or set FIREFOX_PATH to its program.',
  );
}
