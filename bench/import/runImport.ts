import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandOf } from '../../scripts/bootstrap/commandOf.mjs';

const root = join(import.meta.dirname, '../..');
/** What stands behind `npm run catalogue`, once the machine is ready. */
const command = commandOf(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts,
  'catalogue:run',
);
const lookEveryMs = 100;

/** How an import went: its end, its seconds, and the most memory that it held, in MB (1,000,000 bytes). */
export interface ImportRun {
  readonly code: number | null;
  readonly said: string;
  readonly seconds: number;
  readonly peakMb: number;
}

/** Runs the command on a file; `until` says when it is killed, where it is not to come to its end. */
export async function runImport(
  file: string,
  settings: Readonly<Record<string, string>>,
  until: () => Promise<boolean> = async () => false,
): Promise<ImportRun> {
  const started = performance.now();
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [...command, 'import', file], {
    cwd: root,
    env: { PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const closed = once(child, 'close');
  let peakMb = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peakMb = Math.max(peakMb, peakOf(child.pid ?? 0));
    if (await until()) child.kill('SIGKILL');
    await wait(lookEveryMs);
  }
  const [code] = await closed;
  return { code, said, seconds: (performance.now() - started) / 1000, peakMb };
}

/** The most that a process has held so far (Linux); 0 once it is gone. */
function peakOf(pid: number): number {
  try {
    const kib = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
    return (Number(kib) * 1024) / 1_000_000;
  } catch {
    return 0;
  }
}
