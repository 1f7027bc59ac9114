import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { OpenDataTotals } from '../features/catalogue/open-data/installOpenData.ts';
import { migrate } from '../platform/db/migrate.ts';
import type { DatabaseLocation, Store } from '../platform/db/openDatabase.ts';
import { findOpenDataProgress } from '../platform/titles/openDataProgress.ts';
import { freePort } from '../testing/app/freePort.ts';
import { runServer } from '../testing/app/runServer.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { openGames, packOpenData } from '../testing/database/packOpenData.ts';
import { builtInCatalogue } from '../testing/database/titles.ts';
import { startOpenData } from './startOpenData.ts';

const script = fileURLToPath(new URL('../openDataProcess.ts', import.meta.url));
const execArgv = ['--conditions=@gildshelf/source'];

function settingsOf(location: DatabaseLocation): Record<string, string> {
  return 'dataDirectory' in location
    ? { DATA_DIR: location.dataDirectory }
    : { DATABASE_URL: location.databaseUrl };
}

/** The slugs, items and sources of all games, without times. */
async function dumpOf({ db }: Store): Promise<string[]> {
  const query = db
    .selectFrom('title_sources')
    .innerJoin('titles', 'titles.title_id', 'title_sources.title_id')
    .select(['slug', 'title', 'source_id', 'titles.item', 'title_sources.names']);
  const rows = (await query.execute()).map((row) => JSON.stringify(row).replace(/"at\\":\d+/g, ''));
  return rows.sort();
}

eachEngine((engine) => {
  it('a process that is killed twice and started again installs the same as one that is not', async () => {
    const folder = await packOpenData({ games: openGames(300), anime_ids: [{ mal_id: '1' }] });
    const children: ChildProcess[] = [];
    onTestFinished(async () => {
      for (const child of children) child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    });
    const begin = (location: DatabaseLocation) => {
      const env = { PATH: process.env.PATH, ...settingsOf(location) };
      const child = fork(script, [folder, builtInCatalogue], { env, execArgv });
      children.push(child);
      return child;
    };
    const createStore = async () => {
      const location = await engine.freshLocation();
      const store = await engine.open(location);
      await migrate(store);
      return { location, store };
    };
    const complete = await createStore();
    expect(await once(begin(complete.location), 'exit')).toEqual([0, null]);

    const { location, store } = await createStore();
    for (const minimum of [25, 150]) {
      const child = begin(location);
      const killed = once(child, 'exit');
      child.on('message', ({ savedRows }: OpenDataTotals) => savedRows >= minimum && child.kill('SIGKILL'));
      expect(await killed).toEqual([null, 'SIGKILL']);
    }
    expect((await findOpenDataProgress(store.db)).every(({ finishedAt }) => finishedAt !== null)).toBe(false);
    expect(await once(begin(location), 'exit')).toEqual([0, null]);
    expect(await dumpOf(store)).toEqual(await dumpOf(complete.store));
    expect(await dumpOf(store)).toHaveLength(300);
  });

  it('a server with CATALOGUE_DATA=none removes nothing, and one without it ends its process when it stops', async () => {
    const location = await engine.freshLocation();
    const store = await engine.open(location);
    const start = async (settings: Record<string, string>) => {
      const server = runServer({
        ...{ PORT: String(await freePort()), HUMAN_CHECK: 'none', JWT_SECRET: 'x'.repeat(32) },
        ...settingsOf(location),
        ...settings,
      });
      onTestFinished(() => server.kill('SIGKILL'));
      await server.ready;
      return server;
    };
    const rowsSaved = async () =>
      (await findOpenDataProgress(store.db)).reduce((sum, { savedRows }) => sum + savedRows, 0);
    const server = await start({ CATALOGUE_DATA: 'all' });
    await vi.waitFor(async () => expect(await rowsSaved()).toBeGreaterThan(0), 60_000);
    expect(server.stderr()).toContain('"event":"open-data-progress","percent":0');
    server.kill('SIGTERM');
    expect(await server.end).toBe(0);
    const count = await rowsSaved();
    const other = await start({ CATALOGUE_DATA: 'none' });
    other.kill('SIGTERM');
    expect(await other.end).toBe(0);
    expect(await rowsSaved()).toBe(count);
  });
});

it('logs why open data could not be installed', async () => {
  const error = vi.fn();
  const stop = startOpenData({
    ...{ script: '/none/openDataProcess.ts', folders: ['', ''], delayMs: 0 },
    log: { info: () => {}, error },
  });
  await vi.waitFor(
    () => expect(error).toHaveBeenCalledWith(expect.objectContaining({ event: 'open-data-not-installed' })),
    30_000,
  );
  await stop();
});
