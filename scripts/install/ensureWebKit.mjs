import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './aptInstall.mjs';

/** @typedef {{ driver: string, display: string }} WebKitPrograms the paths of WebKitWebDriver and of Xvfb */

/**
 * Finds WebKitGTK's WebDriver and the virtual display that it needs, or installs Debian's packages as root on a system
 * with apt; throws when a program is missing after that.
 * @param {Record<string, string | undefined>} environment
 * @param {(name: string) => boolean} install
 * @returns {WebKitPrograms}
 */
export function ensureWebKit(environment = process.env, install = aptInstall) {
  /** @type {(program: string, debianPackage: string) => string} */
  const ensure = (program, debianPackage) => {
    const find = () =>
      (environment.PATH ?? '')
        .split(delimiter)
        .map((folder) => join(folder, program))
        .find((path) => existsSync(path));
    const found = find() ?? (install(debianPackage) ? find() : undefined);
    if (found) return found;
    throw new Error(
      `The tests in other engines need ${program} and it could not be installed: install it (on Debian: ${debianPackage}) and put it on the PATH.`,
    );
  };
  return { driver: ensure('WebKitWebDriver', 'webkit2gtk-driver'), display: ensure('Xvfb', 'xvfb') };
}
