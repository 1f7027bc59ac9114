// `pnpm bench:server`: start to first answer, idle memory, and CPU per request of the cached top list beside bare
// node:http answering the same bytes, in one run, interleaved.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type RunningServer, startServer } from '../scripts/servers/startServer.ts';
import { cpuMs, median, residentMb } from './processFigures.ts';

const rounds = 7;
const requests = 20_000;
const connections = 16;
const idleMs = 3_000;
const path = '/api/games/top';
const environment = { LOG_LEVEL: 'error' };

async function timedStart(dataDirectory: string) {
  const begin = performance.now();
  const server = await startServer({ entry: 'built', dataDirectory, environment });
  await fetch(`${server.url}${path}`).then((answer) => answer.text());
  return { server, ms: performance.now() - begin, cpu: cpuMs(server.pid) };
}

async function cpuPerRequest(server: RunningServer, address: string): Promise<number> {
  const before = cpuMs(server.pid);
  const run = await autocannon({ url: `${server.url}${address}`, amount: requests, connections });
  if (run.non2xx > 0 || run.errors > 0)
    throw new Error(`${run.non2xx} refusals, ${run.errors} errors under load.`);
  return ((cpuMs(server.pid) - before) * 1000) / requests;
}

const dataDirectory = mkdtempSync(join(tmpdir(), 'gildshelf-bench-'));
const first = await timedStart(dataDirectory);
await first.server.stop();
const warm: { ms: number; cpu: number }[] = [];
for (let round = 0; round < rounds; round++) {
  const { server, ...figures } = await timedStart(dataDirectory);
  warm.push(figures);
  await server.stop();
}
const { server } = await timedStart(dataDirectory);
await new Promise((resolve) => setTimeout(resolve, idleMs));
const idle = residentMb(server.pid);

const bare = await startServer({ entry: 'bare', environment });
const bytes = await fetch(`${server.url}${path}`).then((answer) => answer.arrayBuffer());
await fetch(bare.url, { method: 'PUT', body: bytes });
await new Promise((resolve) => setTimeout(resolve, idleMs));
const bareIdle = residentMb(bare.pid);

const ours: number[] = [];
const theirs: number[] = [];
for (let round = 0; round < rounds; round++) {
  theirs.push(await cpuPerRequest(bare, '/'));
  ours.push(await cpuPerRequest(server, path));
}
await server.stop();
await bare.stop();

const line = (what: string, figure: string) => console.log(`${what.padEnd(46)}${figure}`);
line('first start to first answer', `${first.ms.toFixed(0)} ms, ${first.cpu.toFixed(0)} ms of CPU`);
line(
  `start again to first answer (median of ${rounds})`,
  `${median(warm.map(({ ms }) => ms)).toFixed(0)} ms, ${median(warm.map(({ cpu }) => cpu)).toFixed(0)} ms of CPU (aim ≤ 400)`,
);
line('idle memory', `${idle.toFixed(0)} MB (aim ≤ 110; bare node:http ${bareIdle.toFixed(0)} MB)`);
const [own, limit] = [median(ours), median(theirs)];
line(
  `CPU per cached top list (${(bytes.byteLength / 1000).toFixed(0)} kB)`,
  `${own.toFixed(0)} µs beside ${limit.toFixed(0)} µs of bare node:http: ${(own / limit).toFixed(2)}× (aim ≤ 1.6×)`,
);
