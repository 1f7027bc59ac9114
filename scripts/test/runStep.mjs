import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stepCounts } from './readCounts.mjs';

/**
 * @typedef {import('./readCounts.mjs').Counts & {
 *   name: string,
 *   seconds: number,
 *   failures: import('./failures.mjs').Failure[],
 *   timings: import('./timings.mjs').Timing[],
 * }} Result
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends every running step; the caller then exits. */
export function endSteps() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs one step to its end. If it runs alone, its output is streamed; in parallel with others it is printed at the end.
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

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const exitCode = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  running.delete(child);

  const one = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const read = report && readReport(report);
  const counts = report ? stepCounts({ exitCode, counts: read?.counts }) : one;
  const seconds = (performance.now() - started) / 1000;
  const mark = counts.failed === 0 ? '✓' : '✗';
  const text = output.trim();
  console.log(`\n── ${mark} ${name}, ${seconds.toFixed(1)} s${text ? `\n${text}` : ''}`);
  return {
    name,
    seconds,
    ...counts,
    timings: read?.timings ?? [],
    failures: namedFailures({ name, failed: counts.failed, failures: read?.failures, text }),
  };
}

/** @param {NonNullable<import('./steps.mjs').Step['report']>} report */
function readReport({ file, counts, failures, timings }) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return { counts: counts(report), failures: failures(report), timings: timings(report) };
  } catch {
    // Without a complete report the step did not complete.
    return undefined;
  }
}

/**
 * The failures of a step; if its report has none, one with the name of the step and the end of its output.
 * @param {{ name: string, failed: number, failures: import('./failures.mjs').Failure[] | undefined, text: string }} step
 */
function namedFailures({ name, failed, failures = [], text }) {
  if (failed === 0 || failures.length > 0) return failures;
  return [{ name: `${name}, as a whole`, error: text.split('\n').slice(-5).join('\n') }];
}
