import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
// Mounting needs root; a user namespace gives it to an unprivileged process.
const unshare = process.getuid?.() === 0 ? ['unshare', '--mount'] : ['unshare', '--map-root-user', '--mount'];
const command = [process.execPath, '--conditions=@gildshelf/source', main];

/** A server in a child process. */
export interface RunningServer {
  readonly pid: number;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves to the server's URL once it is ready; rejects with the text of stderr if the process ends before. */
  readonly ready: Promise<string>;
  readonly end: Promise<number | null>;
  readonly kill: (signal: NodeJS.Signals) => void;
}

/** Starts main.ts with only PATH, CATALOGUE_DATA=none and `settings` in its environment; `before` is a shell command that runs in a mount namespace. */
export function runServer(settings: Record<string, string>, before?: string): RunningServer {
  const [program = '', ...rest] = before
    ? [...unshare, 'sh', '-c', `${before} && exec "$@"`, 'sh', ...command]
    : command;
  const child = spawn(program, rest, {
    env: { PATH: process.env.PATH, CATALOGUE_DATA: 'none', ...settings },
  });
  const output = { out: '', error: '' };
  child.stderr.on('data', (text) => {
    output.error += text;
  });
  const end = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output.out += text;
      const url = /Gildshelf is ready at (\S+)\n/.exec(output.out)?.[1];
      if (url) resolve(url);
    });
    end.then((code) => reject(new Error(`ended with ${code}: ${output.error}`)));
  });
  // Not every test awaits this promise; without a handler its rejection would end the test process.
  ready.catch(() => {});
  return {
    pid: child.pid ?? 0,
    stdout: () => output.out,
    stderr: () => output.error,
    ready,
    end,
    kill: (signal) => child.kill(signal),
  };
}
