import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../platform/db/migrate.ts';
import type { DatabaseLocation } from '../../../platform/db/openDatabase.ts';
import { Unavailable } from '../../../platform/http/errors.ts';
import type { LogFields } from '../../../platform/log/createLog.ts';
import { visitor } from '../../../platform/titles/visibleTitles.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { saveGames } from '../../../testing/database/titles.ts';
import { startSearchThread } from './startSearchThread.ts';

const script = fileURLToPath(new URL('../../../searchThread.ts', import.meta.url));

function startThread(location: DatabaseLocation, threadScript = script) {
  const errors: LogFields[] = [];
  const ignore = () => {};
  const log = {
    debug: ignore,
    info: ignore,
    warn: ignore,
    error: (fields: LogFields) => errors.push(fields),
  };
  const thread = startSearchThread(threadScript, location, log);
  onTestFinished(() => thread.close());
  return { thread, errors };
}

eachEngine((engine) => {
  it('finds titles in a thread, before it is prepared and after a change', async () => {
    const location = await engine.freshLocation();
    const store = await engine.open(location);
    await migrate(store);
    const [hades] = await saveGames(store, ['Hades']);
    const { thread, errors } = startThread(location);
    expect(await thread.best(visitor, 'game', 'hades', 5)).toEqual([hades]);
    await thread.prepare();
    const [celeste] = await saveGames(store, ['Celeste']);
    expect(await thread.best(visitor, 'game', 'celeste', 5)).toEqual([celeste]);
    const page = await thread.browse(visitor, 'game', [['sort', 'name']]);
    expect([page.total, page.ids]).toEqual([2, [celeste, hades]]);
    expect(errors).toEqual([]);
  });
});

it('rejects searches while the database is unavailable, without ending the thread', async () => {
  const { thread, errors } = startThread(unreachable);
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(thread.best(visitor, 'game', 'hades', 5)).rejects.toBeInstanceOf(Unavailable);
  expect(errors.map(({ event }) => event)).toEqual(['search-failed', 'search-failed']);
});

it('rejects searches beyond its queue with 503, and runs the others', async () => {
  const { thread } = startThread(
    unreachable,
    await scriptOf('export default ({ best }) => ({ result: [best[2]] });'),
  );
  const searches = Array.from({ length: 102 }, (_, number) => thread.best(visitor, 'game', `${number}`, 5));
  const results = await Promise.allSettled(searches);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(101);
  expect(results.at(-1)).toEqual({ status: 'rejected', reason: expect.any(Unavailable) });
});

it.each([
  ['while it starts', 'throw new Error("broken");'],
  ['during a search', 'export default () => process.exit(1);'],
])('logs that the thread failed %s, and starts it for the next search', async (_, code) => {
  const { thread, errors } = startThread(unreachable, await scriptOf(code));
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(thread.best(visitor, 'game', 'hades', 5)).rejects.toBeInstanceOf(Unavailable);
  expect(errors.map(({ event }) => event)).toEqual(['search-thread-failed', 'search-thread-failed']);
});

it('rejects searches after it was closed', async () => {
  const { thread } = startThread(unreachable);
  await thread.close();
  await expect(thread.best(visitor, 'game', 'hades', 5)).rejects.toBeInstanceOf(Unavailable);
});

const unreachable = { databaseUrl: 'postgres://user@127.0.0.1:1/none' };

/** Resolves to the path of a script with some code. */
async function scriptOf(code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gildshelf-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'thread.mjs');
  await writeFile(path, code);
  return path;
}
