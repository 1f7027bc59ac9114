import { spawn } from 'node:child_process';
import { Lack } from './Lack.mjs';
import { sentenceFor, sentences } from './sentences.mjs';

const keptCharacters = 20_000;

/**
 * Runs a command of the preparation to its end, in silence. When it fails, one sentence says why; what the command said
 * itself is shown only where no sentence fits.
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

  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-keptCharacters);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const hasNoNpm = error.code === 'ENOENT' && program === 'npm';
      reject(new Lack(hasNoNpm ? sentences.noNpm : sentenceFor(error.message, name, folder)));
    });
    child.once('close', (code) => {
      process.off('exit', endChild);
      if (code === 0) return resolve();
      const sentence = sentenceFor(said, name, folder);
      if (sentence === sentences.failed(name)) process.stderr.write(`${said.trim()}\n`);
      reject(new Lack(sentence));
    });
  });
}
