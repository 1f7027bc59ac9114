import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { read } from '../bootstrap/stamp.mjs';
import { judge } from './readCounts.mjs';

/** @typedef {import('./readCounts.mjs').Counts & { name: string, seconds: number }} Result */

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
  const counts = report ? judge({ exitCode, counts: countsIn(report) }) : one;
  const seconds = (performance.now() - started) / 1000;
  const mark = counts.failed === 0 ? '✓' : '✗';
  const text = said.trim();
  console.log(`\n── ${mark} ${name}, ${seconds.toFixed(1)} s${text ? `\n${text}` : ''}`);
  return { name, seconds, ...counts };
}

/** @param {NonNullable<import('./steps.mjs').Step['report']>} report */
function countsIn({ file, counts }) {
  try {
    return counts(JSON.parse(read(file)));
  } catch {
    // No report, or half of one: the step did not come to its end.
    return undefined;
  }
}
