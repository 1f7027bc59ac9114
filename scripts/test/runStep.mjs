import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { judge } from './readCounts.mjs';

/**
 * @typedef {import('./readCounts.mjs').Counts & {
 *   name: string,
 *   seconds: number,
 *   failures: import('./readFailures.mjs').Failure[],
 *   timings: import('./readTimings.mjs').Timing[],
 * }} Result
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends every step that runs; the caller then ends itself. */
export function endSteps() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs one step to its end. Alone, it speaks as it goes; beside another, it speaks once it is done, in one piece.
 * @param {import('./steps.mjs').Step} step
 * @param {{ root: string, isAlone: boolean }} options
 * @returns {Promise<Result>}
 */
export async function runStep({ name, command, environment, report }, { root, isAlone }) {
  const started = performance.now();
  const [program = '', ...args] = command;
  if (isAlone) console.log(`\n── ${name}`);
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: root,
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
      ...environment,
    },
    shell: process.platform === 'win32' && program !== 'node',
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
  });
  running.add(child);

  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const exitCode = await new Promise((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  running.delete(child);

  const one = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const read = report && readReport(report);
  const counts = report ? judge({ exitCode, counts: read?.counts }) : one;
  const seconds = (performance.now() - started) / 1000;
  const mark = counts.failed === 0 ? '✓' : '✗';
  const text = said.trim();
  console.log(`\n── ${mark} ${name}, ${seconds.toFixed(1)} s${text ? `\n${text}` : ''}`);
  return {
    name,
    seconds,
    ...counts,
    timings: read?.timings ?? [],
    failures: told({ name, failed: counts.failed, failures: read?.failures, text }),
  };
}

/** @param {NonNullable<import('./steps.mjs').Step['report']>} report */
function readReport({ file, counts, failures, timings }) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return { counts: counts(report), failures: failures(report), timings: timings(report) };
  } catch {
    // No report, or half of one: the step did not come to its end.
    return undefined;
  }
}

/**
 * Every failure has a name: where no report names one, it is the step's, with the end of what it said.
 * @param {{ name: string, failed: number, failures: import('./readFailures.mjs').Failure[] | undefined, text: string }} step
 */
function told({ name, failed, failures = [], text }) {
  if (failed === 0 || failures.length > 0) return failures;
  return [{ name: `${name}, as a whole`, error: text.split('\n').slice(-5).join('\n') }];
}
