import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
// Mounting takes root, which a user space of its own gives to anybody.
const unshare = process.getuid?.() === 0 ? ['unshare', '--mount'] : ['unshare', '--map-root-user', '--mount'];
const command = [process.execPath, '--conditions=@gildshelf/source', main];

/** A server in a process of its own. */
export interface RunningServer {
  readonly pid: number;
  readonly out: () => string;
  readonly error: () => string;
  /** Resolves with the address once it is ready; rejects with what it said if it ends before. */
  readonly ready: Promise<string>;
  readonly end: Promise<number | null>;
  readonly kill: (signal: NodeJS.Signals) => void;
}

/** Starts main.ts with nothing in its environment but PATH and `settings`; `before` is a shell command for a mount space of its own. */
export function runServer(settings: Record<string, string>, before?: string): RunningServer {
  const [program = '', ...rest] = before
    ? [...unshare, 'sh', '-c', `${before} && exec "$@"`, 'sh', ...command]
    : command;
  const child = spawn(program, rest, { env: { PATH: process.env.PATH, ...settings } });
  const said = { out: '', error: '' };
  child.stderr.on('data', (text) => {
    said.error += text;
  });
  const end = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said.out += text;
      const address = /Gildshelf is ready at (\S+)\n/.exec(said.out)?.[1];
      if (address) resolve(address);
    });
    end.then((code) => reject(new Error(`ended with ${code}: ${said.error}`)));
  });
  // Not every test waits for it.
  ready.catch(() => {});
  return {
    pid: child.pid ?? 0,
    out: () => said.out,
    error: () => said.error,
    ready,
    end,
    kill: (signal) => child.kill(signal),
  };
}
