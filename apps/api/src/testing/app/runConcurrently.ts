import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../../platform/db/openDatabase.ts';
import type { FoundTitle } from '../../providers/CatalogueProvider.ts';

const script = fileURLToPath(new URL('../database/prepareDatabase.ts', import.meta.url));

/** What a process does with a database: it migrates it, installs the titles of a folder and saves `found` list by list. */
export interface PrepareJob {
  readonly location: DatabaseLocation;
  readonly catalogue?: string | undefined;
  readonly found?: readonly (readonly FoundTitle[])[];
}

/** Prepares the same database in several processes concurrently; resolves to the exit code and stderr of each. */
export function prepareConcurrently(count: number, location: DatabaseLocation, catalogue?: string) {
  return runConcurrently(Array.from({ length: count }, () => ({ location, catalogue })));
}

/** Runs each job in a process of its own, all concurrently; resolves to the exit code and stderr of each. */
export async function runConcurrently(jobs: readonly PrepareJob[]) {
  const runs = jobs.map(startJob);
  await Promise.all(runs.map(({ ready, end }) => Promise.race([ready, end])));
  for (const { go } of runs) go();
  return Promise.all(runs.map(({ end }) => end));
}

/** Starts a process that prepares a database when `go` is called; `ready` resolves when it waits for that. */
export function startJob(job: PrepareJob) {
  const flags = ['--conditions=@gildshelf/source', script, JSON.stringify(job)];
  const child = spawn(process.execPath, flags, { stdio: ['pipe', 'pipe', 'pipe'] });
  const output = { out: '', error: '' };
  child.stdout.on('data', (text) => {
    output.out += text;
  });
  child.stderr.on('data', (text) => {
    output.error += text;
  });
  const ready = once(child.stdout, 'data');
  const end = once(child, 'close').then(([code]) => ({ code, error: output.error }));
  return { child, ready, end, go: () => child.stdin.end('go') };
}
