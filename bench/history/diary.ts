// `pnpm bench:diary`: the diary of a user with 200,000 plays of 50,000 titles, half of them in one year, on both engines: CPU time of a page
// of 50 entries (the first one, one after a thousand pages, a month, the plays without a date, the same of the public diary), of the numbers
// of a year, of the history of a title, and of an added play. `sqlite` or `postgres` is the only engine.
import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type DatabaseLocation, foldCounts, openDatabase } from '@gildshelf/api';
import {
  addPlay,
  endpointUrl,
  getDiaryYear,
  getTitleHistory,
  listDiary,
  listPublicDiary,
} from '@gildshelf/api-client/contract';
import { sql } from 'kysely';
import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { median, preciseCpuMs } from '../figures/processFigures.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { fillCatalogue } from '../server/games.ts';
import { environment, trackTitles } from '../server/makeCollection.ts';
import { makeMember } from '../server/makeMember.ts';
import { makeTemporaryFolder } from '../server/makeTemporaryFolder.ts';
import { addPlays } from './addPlays.ts';

const titles = 50_000;
/** Those that the script adds later reach the limit of 200,000. */
const plays = 199_900;
const requests = 40;
const pagesBefore = 1_000;
const pageLimitMs = 5;

await buildStale(servedBuilds);
const folder = makeTemporaryFolder();
const isMeasured = (engine: string, other: string) =>
  process.argv.includes(engine) || !process.argv.includes(other);
if (isMeasured('sqlite', 'postgres')) await measure('SQLite', undefined);
if (isMeasured('postgres', 'sqlite')) {
  const postgres = await startPostgres({ fsync: false, sharedMb: 256 });
  try {
    await measure('PostgreSQL', await postgres.createDatabase());
  } finally {
    await postgres.stop();
  }
}

async function measure(engine: string, databaseUrl: string | undefined) {
  const dataDirectory = join(folder, engine);
  mkdirSync(dataDirectory);
  const place: DatabaseLocation = databaseUrl ? { databaseUrl } : { dataDirectory };
  const settings = { ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const start = () => startServer({ entry: 'built', dataDirectory, environment: settings });
  const empty = await start();
  const member = await makeMember(empty, 'player');
  await empty.stop();
  const store = await openDatabase(place);
  await fillCatalogue(store, titles);
  await trackTitles(store, member.userId, titles);
  await foldCounts(store);
  await addPlays(store, member.userId, plays);
  // Autovacuum does this within a minute.
  if (store.engine === 'postgres') await sql`analyze`.execute(store.db);
  const game = await store.db
    .selectFrom('titles')
    .select('slug')
    .where('media_type', '=', 'game')
    .orderBy('title_id')
    .executeTakeFirstOrThrow();
  await store.close();
  const server = await start();
  try {
    await measureRequests(engine, server, member.token, game.slug);
  } finally {
    await server.stop();
  }
}

async function measureRequests(engine: string, server: RunningServer, token: string, slug: string) {
  const send = async (url: string, body?: unknown) => {
    const response = await fetch(server.url + url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status !== 200) throw new Error(`The status of ${url} is ${response.status}.`);
    return (await response.json()) as { readonly next?: string | null };
  };
  const costs = async (url: string, body?: unknown) => {
    for (let round = 0; round < requests; round++) await send(url, body);
    const measured: number[] = [];
    for (let round = 0; round < requests; round++) {
      const before = preciseCpuMs(server.pid);
      await send(url, body);
      measured.push(preciseCpuMs(server.pid) - before);
    }
    return measured;
  };
  const report = async (
    what: string,
    url: string,
    { limit, body }: { limit?: number; body?: unknown } = {},
  ) => {
    const measured = await costs(url, body);
    const [load = Number.NaN] = loadavg();
    printFigures([
      {
        what: `${plays.toLocaleString('en-GB')} plays, ${engine}: CPU time of ${what}`,
        ...{ figure: median(measured), unit: 'ms' },
        ...(limit === undefined ? { kind: 'reported' } : { kind: 'at most', limit }),
        beside: `highest of ${requests} ${Math.max(...measured).toFixed(1)} ms, load average ${load.toFixed(1)}`,
      },
    ]);
  };
  const limit = pageLimitMs;
  let url: string = listDiary.path;
  await report('the first page of the diary', url, { limit });
  for (let page = 0; page < pagesBefore; page++) {
    const { next } = await send(url);
    if (!next) throw new Error(`Page ${page + 1} of the diary is the last one.`);
    url = endpointUrl(listDiary, { query: { after: next } });
  }
  await report(`page ${(pagesBefore + 1).toLocaleString('en-GB')} of the diary`, url, { limit });
  const month = (name: string) => endpointUrl(listDiary, { query: { month: name } });
  await report('the first page of a month', month('2026-11'), { limit });
  await report('the first page of an earlier month', month('2012-02'), { limit });
  await report('the first page without a date', month('undated'), { limit });
  const anime = endpointUrl(listDiary, { query: { type: 'anime' } });
  await report('a page of a media type without plays', anime, { limit });
  const other = endpointUrl(listPublicDiary, { params: { username: 'player' } });
  await report('the first page of the public diary', other, { limit });
  for (const year of ['2026', '2012'])
    await report(`the numbers of ${year}`, endpointUrl(getDiaryYear, { params: { year } }));
  const params = { mediaType: 'game', titleId: slug };
  await report('the history of a title', endpointUrl(getTitleHistory, { params }));
  const body = { state: 'finished', finished: '2026-11-20' };
  await report('an added play', endpointUrl(addPlay, { params: { ...params } }), { body });
}
