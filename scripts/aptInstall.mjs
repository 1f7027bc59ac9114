import { spawnSync } from 'node:child_process';

/** Installs a Debian package where this is root and apt exists; answers whether it did. @param {string} name */
export function aptInstall(name) {
  if (process.getuid?.() !== 0) return false;
  if (spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing ${name} with apt …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // What apt says goes to stderr: the last line of our own stdout belongs to the tests.
  const run = (/** @type {string[]} */ args) =>
    spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 2, 2] }).status === 0;
  return run(['update', '-qq']) && run(['install', '-y', '-qq', '--no-install-recommends', name]);
}
