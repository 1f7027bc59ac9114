import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { residentMb } from '../processFigures.ts';
import type { Plan, Seen } from './Plan.ts';

const everyMs = 500;

/** Lets another process ask by a plan, and looks at the memory of the one that answers. */
export async function generateLoad(
  plan: Plan,
  pid: number,
): Promise<{ readonly seen: readonly Seen[]; readonly memoryMb: readonly number[] }> {
  const script = join(import.meta.dirname, 'generate.ts');
  const child = spawn(process.execPath, ['--conditions=@gildshelf/source', script, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const memoryMb: number[] = [];
  const looking = setInterval(() => memoryMb.push(residentMb(pid)), everyMs);
  let text = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) text += chunk;
  clearInterval(looking);
  return { seen: JSON.parse(text) as Seen[], memoryMb };
}
