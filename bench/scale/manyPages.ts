// `pnpm bench:many-pages`: 120 requests a second for three minutes, most of them for title pages that were not requested before, on both
// engines: the share of pages without server-rendered content, and the server's memory after each half minute. Prints a table in
// Markdown; a number as argument sets the duration in seconds.
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLocation } from '@gildshelf/api';
import { startServer } from '../../scripts/servers/startServer.ts';
import { markdownTable } from '../figures/markdownTable.ts';
import { cpuMs, residentMb } from '../figures/processFigures.ts';
import { addGames } from '../server/games.ts';
import { measureEngines } from '../server/measureEngines.ts';

const seconds = Number(process.argv[2] ?? 180);
const titles = 20_000;
const intervals = 6;
const headers = { 'accept-encoding': 'br' };
const timeoutMs = 10_000;
/** Requests per second; each kind cycles through its paths. */
const rates = { pages: 80, others: 40 };

const rows: string[][] = [];
await measureEngines(async ({ name, dataDirectory, settings }) => {
  const environment = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...settings };
  const options = { entry: 'built', dataDirectory, environment } as const;
  await (await startServer(options)).stop();
  const place: DatabaseLocation = settings.DATABASE_URL
    ? { databaseUrl: settings.DATABASE_URL }
    : { dataDirectory };
  const slugs = await addGames(place, titles);
  const server = await startServer(options);
  const pages = slugs.map((slug) => `/game/${slug}`);
  const others = ['/', '/api/games/top', '/api/anime/top', '/api/games/search?query=legend'].flatMap(
    (path) => [path, `/api/games/search?query=${path.length}`],
  );
  for (const path of ['/', '/search?query=a', pages[0]]) await hasContent(server.url + path);
  const first = residentMb(server.pid);
  const memory: number[] = [];
  const sampler = setInterval(() => memory.push(residentMb(server.pid)), (seconds * 1000) / intervals);
  const cpu = cpuMs(server.pid);
  const [pageResults] = await Promise.all([
    requestSteadily(server.url, pages, rates.pages),
    requestSteadily(server.url, others, rates.others),
  ]);
  clearInterval(sampler);
  const busy = (cpuMs(server.pid) - cpu) / (seconds * 10);
  rows.push([
    name,
    String(pageResults.length),
    ((pageResults.filter((isRendered) => !isRendered).length / pageResults.length) * 100).toFixed(2),
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

/** Sends requests at a constant rate, however long the responses take; resolves to whether each page had content. */
async function requestSteadily(url: string, paths: readonly string[], rate: number): Promise<boolean[]> {
  const start = performance.now();
  return Promise.all(
    Array.from({ length: rate * seconds }, async (_, index) => {
      await wait(start + (index * 1000) / rate - performance.now());
      return hasContent(url + paths[index % paths.length]);
    }),
  );
}

/** A page without content has no heading. */
async function hasContent(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    return (await response.text()).includes('<h1');
  } catch {
    return false;
  }
}
