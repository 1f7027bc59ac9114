// `pnpm typecheck`: every tsconfig by itself, one after the other, and only errors are printed.
// docs/decisions/004-one-typecheck-per-package.md tells why these are no project references.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const tsc = join(root, 'node_modules', 'typescript7', 'bin', 'tsc');
const projects = ['tsconfig.json', ...globSync('{packages,apps}/*/tsconfig.json', { cwd: root }).sort()];

const failed = projects.filter((project) => {
  const { status } = spawnSync(process.execPath, [tsc, '-p', project, '--noEmit', '--pretty', 'false'], {
    cwd: root,
    stdio: 'inherit',
  });
  return status !== 0;
});

if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}.`);
  process.exitCode = 1;
}
