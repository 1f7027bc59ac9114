import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The folder with a package.json of its own, outside of the workspace. */
export const peersFolder = join(import.meta.dirname, '..', 'peers');

/** Installs what only benches need; throws when that fails. */
export function installPackages(): void {
  run('pnpm', ['install', '--ignore-workspace', '--frozen-lockfile', '--silent'], peersFolder);
}

/** Installs what we are compared with, and checks that each is used as its declarations say; throws when one fails. */
export function installPeers(): void {
  installPackages();
  const tsc = join(import.meta.dirname, '../../node_modules/typescript7/bin/tsc');
  run(process.execPath, [tsc, '-p', peersFolder, '--pretty', 'false'], peersFolder);
}

function run(program: string, args: string[], cwd: string): void {
  const { status, error } = spawnSync(program, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32' && program === 'pnpm',
  });
  if (status !== 0)
    throw new Error(
      `${[program, ...args].join(' ')} failed in bench/peers${error ? `: ${error.message}` : ''}.`,
    );
}
