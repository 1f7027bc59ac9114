import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from '../../platform/db/openDatabase.ts';
import type { FoundTitle } from '../../providers/CatalogueProvider.ts';

const script = fileURLToPath(new URL('../database/prepareDatabase.ts', import.meta.url));

/** What a process does with a database: migrates it, installs a folder's titles, keeps found ones, a list at a time. */
export interface TogetherJob {
  readonly place: DatabasePlace;
  readonly catalogue?: string | undefined;
  readonly found?: readonly (readonly FoundTitle[])[];
}

/** Starts real processes that prepare the same database in the same moment; gives what each of them said at its end. */
export function startTogether(count: number, place: DatabasePlace, catalogue?: string) {
  return runTogether(Array.from({ length: count }, () => ({ place, catalogue })));
}

/** Starts a real process for each job, all of them in the same moment; gives what each of them said at its end. */
export async function runTogether(jobs: readonly TogetherJob[]) {
  const runs = jobs.map(startJob);
  await Promise.all(runs.map(({ ready, end }) => Promise.race([ready, end])));
  for (const { go } of runs) go();
  return Promise.all(runs.map(({ end }) => end));
}

/** A real process that prepares a database once it has reported that it is ready and `go` was called. */
export function startJob(job: TogetherJob) {
  const flags = ['--conditions=@gildshelf/source', script, JSON.stringify(job)];
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
  return { child, ready, end, go: () => child.stdin.end('go') };
}
