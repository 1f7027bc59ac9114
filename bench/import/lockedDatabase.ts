// `pnpm bench:locked-database`: searches and titles read at a constant rate, alone, while another process holds SQLite's write lock,
// and during an import of 30,000 titles; on both engines. A member rates titles at the same time.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseLocation, openDatabase } from '@gildshelf/api';
import { mediaTypes } from '@gildshelf/api-client/contract';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import type { LoadResult } from '../load/LoadPlan.ts';
import { requestSteadily } from '../load/requestSteadily.ts';
import { addGames } from '../server/games.ts';
import { makeMember } from '../server/makeMember.ts';
import { makeTemporaryFolder } from '../server/makeTemporaryFolder.ts';
import { type MeasuredEngine, measureEngines } from '../server/measureEngines.ts';
import { makeImportFile } from './makeImportFile.ts';
import { runImport } from './runImport.ts';

const imported = 30_000;
const titles = 2_000;
const seconds = 5;
const writeEveryMs = 500;
const limitMs = 50;
const { statuses, rateTitle } = mediaTypes.game;

const folder = makeTemporaryFolder();
const file = join(folder, 'games.jsonl');
await makeImportFile(file, imported);
await measureEngines(measure);

async function measure({ name: engine, dataDirectory, settings }: MeasuredEngine) {
  const environment = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', HUMAN_CHECK: 'none', ...settings };
  const options = { entry: 'built', dataDirectory, environment } as const;
  const first = await startServer(options);
  const member = { username: 'mara', ...(await makeMember(first, 'mara')) };
  await first.stop();
  const place = settings.DATABASE_URL ? { databaseUrl: settings.DATABASE_URL } : { dataDirectory };
  const slugs = await addGames(place, titles);
  const server = await startServer(options);
  const phase = async () => {
    const writes = startWriting(server, member, slugs);
    const seen = await requestSteadily(server.url, kindsOf(slugs), seconds);
    return { seen, writes: await writes.end() };
  };
  await phase();
  const alone = await phase();
  if (engine === 'SQLite') {
    const release = await holdWriteLock(place);
    const locked = await phase();
    await release();
    report(engine, 'write lock held by another process', alone, locked);
  }
  const importing = runImport(file, { DATA_DIR: dataDirectory, ...settings });
  await waitUntil(async () => (await countTitles(place)) > titles + 2_000);
  const duringImport = await phase();
  const countDuringImport = await countTitles(place);
  const { code, seconds: importSeconds } = await importing;
  if (code !== 0 || countDuringImport >= imported)
    throw new Error('The import ended before the measurement.');
  report(engine, 'during an import of 30,000 titles', alone, duringImport);
  printFigures([
    {
      what: `${engine}: import of 30,000 titles during these reads`,
      ...{ figure: importSeconds, unit: 's', kind: 'reported' },
    },
  ]);
  await server.stop();
}

type Phase = { readonly seen: readonly LoadResult[]; readonly writes: Writes };

function report(engine: string, condition: string, alone: Phase, measured: Phase) {
  const label = `${engine}, ${condition}`;
  const written = Object.entries(measured.writes.statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
  printFigures([
    ...measured.seen.map(({ name, p50, p99, succeeded, failed }, index) => ({
      what: `${label}: ${name}, 99th percentile`,
      ...{ figure: p99, unit: 'ms' },
      ...(engine === 'SQLite' ? { limit: limitMs, kind: 'at most' as const } : { kind: 'reported' as const }),
      beside: `median ${p50.toFixed(1)} ms, ${failed} of ${succeeded + failed} failed; alone ${alone.seen[index]?.p50.toFixed(1)} ms, 99th percentile ${alone.seen[index]?.p99.toFixed(0)} ms`,
    })),
    {
      what: `${label}: slowest write`,
      ...{ figure: measured.writes.slowestMs, unit: 'ms', kind: 'reported' as const },
      beside: `${written}; alone ${alone.writes.slowestMs.toFixed(0)} ms`,
    },
  ]);
}

function kindsOf(slugs: readonly string[]) {
  const some = slugs.slice(0, 200);
  const texts = ['the', 'legend', 'dark', 'final f', 'st', 'zelda', 'gend', 'ark so'];
  return [
    {
      ...{ name: 'search', rate: 50 },
      paths: texts.map((text) => `/api/games/search?query=${encodeURIComponent(text)}`),
    },
    { name: 'title API call', rate: 50, paths: some.map((slug) => `/api/games/${slug}`) },
    { name: 'title page', rate: 50, paths: some.map((slug) => `/game/${slug}`) },
  ];
}

interface Writes {
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowestMs: number;
}

/** Rates titles at a constant rate, however long the responses take. */
function startWriting(
  { url }: RunningServer,
  { token, username }: { readonly token: string; readonly username: string },
  slugs: readonly string[],
) {
  const counts: Record<string, number> = {};
  let slowestMs = 0;
  const pending: Promise<void>[] = [];
  const write = async (slug = '') => {
    const started = performance.now();
    const outcome = await fetch(`${url}${rateTitle.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ username, gameId: slug, rating: 4, status: statuses[2] }),
    }).then(
      ({ status }) => String(status),
      () => 'no response',
    );
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    slowestMs = Math.max(slowestMs, performance.now() - started);
  };
  const maxWrites = (seconds * 1000) / writeEveryMs;
  const timer = setInterval(() => {
    if (pending.length < maxWrites) pending.push(write(slugs[pending.length]));
  }, writeEveryMs);
  return {
    end: async (): Promise<Writes> => {
      clearInterval(timer);
      await Promise.all(pending);
      return { statuses: counts, slowestMs };
    },
  };
}

/** Holds the write lock from this process; the returned function releases it. */
async function holdWriteLock(place: DatabaseLocation): Promise<() => Promise<void>> {
  const store = await openDatabase(place);
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = store.longTransaction(async () => {
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return async () => {
    released.resolve();
    await holding;
    await store.close();
  };
}

async function countTitles(place: DatabaseLocation): Promise<number> {
  const store = await openDatabase(place);
  const { total } = await store.db
    .selectFrom('titles')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  await store.close();
  return Number(total);
}

async function waitUntil(condition: () => Promise<boolean>) {
  while (!(await condition())) await wait(50);
}
