import { spawn } from 'node:child_process';
import { SetupError, setupMessageFor, setupMessages } from './setupErrors.mjs';

const maxOutputLength = 20_000;

/**
 * Runs an installation command without printing its output. When it fails, the error has a message that explains the cause; the
 * output is printed only when no such message matches.
 * @param {{ program: string, args: string[], folder: string, environment: Record<string, string>, name: string }} step
 * @returns {Promise<void>}
 */
export function runStep({ program, args, folder, environment, name }) {
  const child = spawn(program, args, {
    cwd: folder,
    env: environment,
    // npm is a script on Windows and needs a shell there.
    shell: process.platform === 'win32' && program === 'npm',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endChild = () => child.kill('SIGKILL');
  process.once('exit', endChild);

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-maxOutputLength);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const hasNoNpm = error.code === 'ENOENT' && program === 'npm';
      reject(new SetupError(hasNoNpm ? setupMessages.noNpm : setupMessageFor(error.message, name, folder)));
    });
    child.once('close', (code) => {
      process.off('exit', endChild);
      if (code === 0) return resolve();
      const message = setupMessageFor(output, name, folder);
      if (message === setupMessages.failed(name)) process.stderr.write(`${output.trim()}\n`);
      reject(new SetupError(message));
    });
  });
}
