import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandOf } from '../../scripts/bootstrap/runScript.mjs';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pollIntervalMs = 100;

/** The result of a command: exit code (null if killed), output, duration and peak memory in MB (1,000,000 bytes). */
export interface ImportRun {
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
  readonly peakMb: number;
}

/** Runs `npm run catalogue -- import` on a file; kills it as soon as `until` resolves to true. */
export const runImport = (
  file: string,
  settings: Readonly<Record<string, string>>,
  until?: () => Promise<boolean>,
) => runScript('catalogue:run', ['import', file], settings, until);

/** Runs a script of package.json that the bootstrap runs; kills it as soon as `until` resolves to true. */
export async function runScript(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  until: () => Promise<boolean> = async () => false,
): Promise<ImportRun> {
  const command = commandOf(scripts, script);
  const started = performance.now();
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [...command, ...args], {
    cwd: root,
    env: { PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const closed = once(child, 'close');
  let peakMb = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peakMb = Math.max(peakMb, peakMbOf(child.pid ?? 0));
    if (await until()) child.kill('SIGKILL');
    await wait(pollIntervalMs);
  }
  const [code] = await closed;
  return { code, output, seconds: (performance.now() - started) / 1000, peakMb };
}

/** The peak memory of a process so far, in MB (Linux); 0 if it has ended. */
function peakMbOf(pid: number): number {
  try {
    const kib = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
    return (Number(kib) * 1024) / 1_000_000;
  } catch {
    return 0;
  }
}
