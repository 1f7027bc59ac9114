// `npm test`, after the bootstrap: runs every check. It continues after a failing step, and its last line is 'N passed, N failed'.
// --all adds every combination of database and browser test, and other browser engines.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exitWithBootstrap } from './bootstrap/parentProcess.mjs';
import { ensureChromium, installHeadlessShell } from './install/ensureChromium.mjs';
import { ensureFirefox } from './install/ensureFirefox.mjs';
import { ensurePostgres } from './install/ensurePostgres.mjs';
import { ensureWebKit } from './install/ensureWebKit.mjs';
import { listFailures } from './test/failures.mjs';
import { endSteps, runStep } from './test/runStep.mjs';
import { scratchParent } from './test/scratchParent.mjs';
import { stepBudgets, testStages } from './test/steps.mjs';
import { describeTimings, summariseTimings } from './test/timings.mjs';

const root = dirname(import.meta.dirname);
const scratch = mkdtempSync(join(scratchParent(), 'gildshelf-test-'));
const reports = join(scratch, 'reports');
mkdirSync(reports);
// PostgreSQL does not run as root and opens its files in the folder as another user.
chmodSync(scratch, 0o755);
// The temporary files of every step are deleted with the folder.
process.env.TMPDIR = scratch;
process.once('exit', () => {
  endSteps();
  rmSync(scratch, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
exitWithBootstrap();

const isAll = process.argv.includes('--all');
const started = performance.now();
/** @type {import('./test/runStep.mjs').Result[]} */
const results = [];

/** A missing tool counts as one failure; the steps that do not need it still run. */
for (const [name, ensure] of /** @type {const} */ ([
  ['Chromium', ensureChromium],
  ['PostgreSQL', ensurePostgres],
  ['Headless Chromium', installHeadlessShell],
  ...(isAll
    ? /** @type {const} */ ([
        ['Firefox', ensureFirefox],
        ['WebKitGTK', ensureWebKit],
      ])
    : []),
])) {
  try {
    ensure();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const failures = [{ name, error: String(error) }];
    results.push({ name, seconds: 0, passed: 0, failed: 1, failures, timings: [] });
  }
}

for (const lanes of testStages(reports, { isAll })) {
  const isAlone = lanes.length === 1;
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) results.push(await runStep(step, { root, isAlone }));
    }),
  );
}

const timings = summariseTimings(results, stepBudgets, (performance.now() - started) / 1000);
mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports', 'timings.json'), `${JSON.stringify(timings, null, 2)}\n`);
console.log(`\n${describeTimings(timings)}`);
// At the end, since a long log may be truncated to its end.
console.log(listFailures(results));
const sum = (/** @type {'passed' | 'failed'} */ key) =>
  results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
