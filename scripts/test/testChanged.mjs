// `pnpm test:changed [base]`: the checks to run during development, for all changes since the base (by default the merge base
// with main), including uncommitted ones: lint and types of everything, the unit and server tests that import a changed file, the
// browser tests whose own files changed, and the stories in the folders of changed components. Only npm test runs the faults, the
// packages and the browser tests of changed product code.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const [base = mergeBase()] = process.argv.slice(2);
const changed = [
  ...lines('git', 'diff', '--name-only', base),
  ...lines('git', 'ls-files', '--others', '--exclude-standard'),
];
const stories = [...new Set(changed.flatMap(storiesBeside))];

/** @type {readonly (readonly string[])[]} */
const commands = [
  ['biome', 'check', '--error-on-warnings'],
  ['node', 'scripts/typecheck.mjs'],
  [
    ...['vitest', 'run', `--changed=${base}`, '--passWithNoTests'],
    ...['--project=unit', '--project=dom', '--project=isolated', '--project=server'],
  ],
  ['node', 'scripts/build/build.mjs'],
  ['node', 'scripts/browserTests.mjs', `--only-changed=${base}`, '--project=sqlite', '--pass-with-no-tests'],
  ...(stories.length > 0 ? [['node', 'scripts/stories/storyTests.mjs', ...stories]] : []),
];

console.log(`${changed.length} files changed since ${base}; stories: ${stories.join(', ') || 'none'}.`);
const failed = commands.filter(([program = '', ...args]) => {
  console.log(`\n── ${[program, ...args].join(' ')}`);
  const command = program === 'node' ? process.execPath : join(root, 'node_modules', '.bin', program);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status !== 0;
});
for (const command of failed) console.error(`✗ ${command.join(' ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** The commit at which this branch left main, or the newest commit on main itself. */
function mergeBase() {
  return lines('git', 'merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
}

/** @param {string} program @param {string[]} args */
function lines(program, ...args) {
  const { stdout, status, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
}

/**
 * The stories in the folder of a changed component, as a part of their ids: the title in the file, or the name of the folder.
 * @param {string} file
 */
function storiesBeside(file) {
  if (!/^(packages|apps\/site)\/.*\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) return [];
  const folder = dirname(file);
  return globSync('*.stories.tsx', { cwd: join(root, folder) }).map((name) => {
    const [, title = basename(folder)] =
      /^ {2}title: '([^']+)'/m.exec(readFileSync(join(root, folder, name), 'utf8')) ?? [];
    return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  });
}
