import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { bootstrapPid, onOrphaned } from './parentProcess.mjs';

/**
 * The file and the arguments of a script of package.json. The bootstrap runs Node itself instead of `pnpm run`, since pnpm 12
 * handles SIGTERM by `kill -9` of the script, which would lose the requests in flight.
 * @param {Record<string, string>} scripts
 * @param {string} name
 * @returns {string[]}
 */
export function commandOf(scripts, name) {
  const parts = (scripts[name] ?? '').split(' ');
  if (parts[0] !== 'node' || parts.length < 2) {
    throw new Error(`The bootstrap can only run a script that starts with 'node': '${name}' is not one.`);
  }
  return parts.slice(1);
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program in place of this process: signals are forwarded, its exit code is returned, and it ends when npm was killed.
 * (Ctrl+C in a terminal reaches the program twice, so it must handle a repeated signal once.)
 * @param {{ program: string, args: string[], folder: string, environment: Record<string, string>, isStartedByNpm: boolean }} run
 */
export function runForwarding({ program, args, folder, environment, isStartedByNpm }) {
  const env = { ...environment, [bootstrapPid]: String(process.pid) };
  const child = spawn(program, args, { cwd: folder, env, stdio: 'inherit' });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  // Started manually, the shell may exit first: `nohup node scripts/bootstrap.mjs start:built &`.
  if (isStartedByNpm) onOrphaned(() => child.kill('SIGTERM'));

  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(exitCode(code, signal)));
}

/**
 * The exit code by the convention of shells: for a signal, 128 + its number.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
