// `pnpm bench:open-data [--kill]`, after a build: starts the server on an empty folder, and prints the processor time to the first
// response, the time to all titles, the memory of the process that installs them, the size of the database and the 99th percentile of
// reads meanwhile. With --kill the server is killed five times first.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';

const paths = ['/api/games/top', '/api/anime/top', '/game/elden-ring', '/api/games/elden-ring'];
const readPauseMs = 20;
const kills = process.argv.includes('--kill') ? 5 : 0;
const killAfterMs = 10_000;
const environment = { CATALOGUE_DATA: 'all', RATE_LIMITS: 'off', HUMAN_CHECK: 'none' };

/** The processes that a process has started. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]) === pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** Processor time in seconds and the largest memory in MB of a process; undefined after its end. */
function usageOf(pid: number): { readonly seconds: number; readonly megabytes: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')')).split(' ');
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return {
      seconds: (Number(fields[12]) + Number(fields[13])) / 100,
      megabytes: Number(kilobytes) / 1000,
    };
  } catch {
    return undefined;
  }
}

const isInstalled = (server: RunningServer) => server.output().includes('"open-data-installed"');

let server = await startServer({ entry: 'built', environment });
const { dataDirectory } = server;
for (let kill = 0; kill < kills; kill += 1) {
  await wait(killAfterMs);
  await server.kill();
  server = await startServer({ entry: 'built', environment, dataDirectory });
}
const started = performance.now();
await fetch(`${server.url}/api/games/top`);
console.log(
  `First response: ${usageOf(server.pid)?.seconds.toFixed(2)} s of processor time since the start of the server.`,
);
const times: number[] = [];
let usage = { seconds: 0, megabytes: 0 };
for (let read = 0; !isInstalled(server); read += 1) {
  const begin = performance.now();
  await (await fetch(server.url + paths[read % paths.length])).arrayBuffer();
  times.push(performance.now() - begin);
  for (const pid of childrenOf(server.pid)) {
    const current = usageOf(pid);
    if (current && current.megabytes > usage.megabytes - 50)
      usage = {
        seconds: Math.max(usage.seconds, current.seconds),
        megabytes: Math.max(usage.megabytes, current.megabytes),
      };
  }
  await wait(readPauseMs);
}
const elapsed = (performance.now() - started) / 1000;
times.sort((a, b) => a - b);
const percentile = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1);
console.log(
  `All titles: after ${elapsed.toFixed(0)} s, ${usage.seconds.toFixed(0)} s of processor time, at most ${usage.megabytes.toFixed(0)} MB of memory.`,
);
console.log(
  `${times.length} reads meanwhile: median ${percentile(0.5)} ms, 99th percentile ${percentile(0.99)} ms.`,
);
await server.stop();
const size = statSync(join(dataDirectory, 'gildshelf.db')).size / 1_000_000;
console.log(`Database: ${size.toFixed(0)} MB.`);
