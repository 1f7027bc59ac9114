// `pnpm bench:many-pages`: 120 requests a second for three minutes, most of them for title pages that were not requested before, on both
// engines: how many pages were sent without their content, and the memory that the server holds after each half minute. Prints a table
// in Markdown; with a number as argument, for so many seconds.
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabasePlace } from '@gildshelf/api';
import { startServer } from '../../scripts/servers/startServer.ts';
import { markdownTable } from '../components/markdownTable.ts';
import { measureEngines } from '../measureEngines.ts';
import { cpuMs, residentMb } from '../processFigures.ts';
import { addGames } from '../server/addGames.ts';

const seconds = Number(process.argv[2] ?? 180);
const titles = 20_000;
const intervals = 6;
const headers = { 'accept-encoding': 'br' };
const timeoutMs = 10_000;
/** Requests a second; each kind goes through its paths in turn. */
const rates = { pages: 80, others: 40 };

const rows: string[][] = [];
await measureEngines(async ({ name, dataDirectory, settings }) => {
  const environment = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...settings };
  const options = { entry: 'built', dataDirectory, environment } as const;
  await (await startServer(options)).stop();
  const place: DatabasePlace = settings.DATABASE_URL
    ? { databaseUrl: settings.DATABASE_URL }
    : { dataDirectory };
  const slugs = await addGames(place, titles);
  const server = await startServer(options);
  const pages = slugs.map((slug) => `/game/${slug}`);
  const others = ['/', '/api/games/top', '/api/anime/top', '/api/games/search?query=legend'].flatMap(
    (path) => [path, `/api/games/search?query=${path.length}`],
  );
  for (const path of ['/', '/search?query=a', pages[0]]) await isWhole(server.url + path);
  const first = residentMb(server.pid);
  const memory: number[] = [];
  const watching = setInterval(() => memory.push(residentMb(server.pid)), (seconds * 1000) / intervals);
  const cpu = cpuMs(server.pid);
  const [ofPages] = await Promise.all([
    requestSteadily(server.url, pages, rates.pages),
    requestSteadily(server.url, others, rates.others),
  ]);
  clearInterval(watching);
  const busy = (cpuMs(server.pid) - cpu) / (seconds * 10);
  rows.push([
    name,
    String(ofPages.length),
    ((ofPages.filter((found) => !found).length / ofPages.length) * 100).toFixed(2),
    busy.toFixed(0),
    [first, ...memory].map((mb) => mb.toFixed(0)).join(', '),
  ]);
  await server.stop();
});
const head = [
  'engine',
  'title pages',
  'without content, %',
  'of a core, %',
  `memory, MB, every ${seconds / intervals} s`,
];
console.log(markdownTable(head, rows));

/** Sends requests at a constant rate, however long the responses take; whether each page came with its content. */
async function requestSteadily(url: string, paths: readonly string[], rate: number): Promise<boolean[]> {
  const start = performance.now();
  return Promise.all(
    Array.from({ length: rate * seconds }, async (_, turn) => {
      await wait(start + (turn * 1000) / rate - performance.now());
      return isWhole(url + paths[turn % paths.length]);
    }),
  );
}

/** A page without content has no heading. */
async function isWhole(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
    return (await response.text()).includes('<h1');
  } catch {
    return false;
  }
}
