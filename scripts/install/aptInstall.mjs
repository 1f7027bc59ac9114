import { spawnSync } from 'node:child_process';

/** Installs a Debian package as root on a system with apt; returns false without either or when it fails. @param {string} name */
export function aptInstall(name) {
  if (process.getuid?.() !== 0) return false;
  if (spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing ${name} with apt …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // The output of apt goes to stderr, since the last line of stdout is the result of the tests.
  const run = (/** @type {string[]} */ args) =>
    spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 2, 2] }).status === 0;
  return run(['update', '-qq']) && run(['install', '-y', '-qq', '--no-install-recommends', name]);
}
