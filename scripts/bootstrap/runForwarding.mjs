import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { bootstrapPid } from './endWithBootstrap.mjs';
import { whenOrphaned } from './whenOrphaned.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program in our place: signals go through to it, its end is ours, and it does not outlive an npm that was
 * killed. (A Ctrl+C in a terminal reaches it twice, so whoever runs here takes a repeated signal as one.)
 * @param {{ program: string, args: string[], folder: string, environment: Record<string, string>, isStartedByNpm: boolean }} run
 */
export function runForwarding({ program, args, folder, environment, isStartedByNpm }) {
  const env = { ...environment, [bootstrapPid]: String(process.pid) };
  const child = spawn(program, args, { cwd: folder, env, stdio: 'inherit' });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  // Started by hand, the shell may well leave first: `nohup node scripts/bootstrap.mjs start:built &`.
  if (isStartedByNpm) whenOrphaned(() => child.kill('SIGTERM'));

  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(exitCode(code, signal)));
}

/** As a shell says it: a program ended by a signal counts as 128 + its number. @param {number | null} code @param {NodeJS.Signals | null} signal */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
