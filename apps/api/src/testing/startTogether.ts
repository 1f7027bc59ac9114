import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from '../database/openDatabase.ts';

const script = fileURLToPath(new URL('./prepareDatabase.ts', import.meta.url));

/** Starts real processes that prepare the same database in the same moment; gives what each of them said at its end. */
export async function startTogether(count: number, place: DatabasePlace, catalogue?: string) {
  const job = JSON.stringify({ place, catalogue });
  const flags = ['--conditions=@gildshelf/source', script, job];
  const runs = Array.from({ length: count }, () => {
    const child = spawn(process.execPath, flags, { stdio: ['pipe', 'pipe', 'pipe'] });
    const said = { out: '', error: '' };
    child.stdout.on('data', (text) => {
      said.out += text;
    });
    child.stderr.on('data', (text) => {
      said.error += text;
    });
    const ready = once(child.stdout, 'data');
    const end = once(child, 'close').then(([code]) => ({ code, error: said.error }));
    return { ready, end, go: () => child.stdin.end('go') };
  });
  await Promise.all(runs.map(({ ready, end }) => Promise.race([ready, end])));
  for (const { go } of runs) go();
  return Promise.all(runs.map(({ end }) => end));
}
