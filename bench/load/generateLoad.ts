import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { residentMb } from '../figures/processFigures.ts';
import type { LoadPlan, LoadResult } from './LoadPlan.ts';

const sampleIntervalMs = 500;

/** Runs a plan in a child process and samples the memory of the server process `pid` meanwhile. */
export async function generateLoad(
  plan: LoadPlan,
  pid: number,
): Promise<{ readonly results: readonly LoadResult[]; readonly memoryMb: readonly number[] }> {
  const script = join(import.meta.dirname, 'generate.ts');
  const child = spawn(process.execPath, ['--conditions=@gildshelf/source', script, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const memoryMb: number[] = [];
  const sampler = setInterval(() => memoryMb.push(residentMb(pid)), sampleIntervalMs);
  let text = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) text += chunk;
  clearInterval(sampler);
  return { results: JSON.parse(text) as LoadResult[], memoryMb };
}
