import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The folder with the packages of competitors; it has its own package.json, outside the workspace. */
export const competitorsFolder = join(import.meta.dirname, '..', 'competitors');

/** Installs the packages that only benchmarks need; throws if that fails. */
export function installPackages(): void {
  run('pnpm', ['install', '--ignore-workspace', '--frozen-lockfile', '--silent'], competitorsFolder);
}

/** Installs the packages of competitors and type-checks the code that uses them; throws if either fails. */
export function installCompetitors(): void {
  installPackages();
  const tsc = join(import.meta.dirname, '../../node_modules/typescript7/bin/tsc');
  run(process.execPath, [tsc, '-p', competitorsFolder, '--pretty', 'false'], competitorsFolder);
}

function run(program: string, args: string[], cwd: string): void {
  const { status, error } = spawnSync(program, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32' && program === 'pnpm',
  });
  if (status !== 0)
    throw new Error(
      `${[program, ...args].join(' ')} failed in bench/competitors${error ? `: ${error.message}` : ''}.`,
    );
}
