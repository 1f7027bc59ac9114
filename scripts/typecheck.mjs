// `pnpm typecheck`: checks every tsconfig separately, one after the other, and prints errors only.
// docs/decisions/004-type-check-each-package-separately.md documents why these are not project references.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const tsc = join(root, 'node_modules', 'typescript7', 'bin', 'tsc');
// With one checker the check takes two thirds of the CPU time: each further checker computes the types of shared files again.
const flags = ['--noEmit', '--pretty', 'false', '--checkers', '1'];
const projects = ['tsconfig.json', ...globSync('{packages,apps}/*/tsconfig.json', { cwd: root }).sort()];

const failed = projects.filter((project) => {
  const { status } = spawnSync(process.execPath, [tsc, '-p', project, ...flags], {
    cwd: root,
    stdio: 'inherit',
  });
  return status !== 0;
});

if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}.`);
  process.exitCode = 1;
}
