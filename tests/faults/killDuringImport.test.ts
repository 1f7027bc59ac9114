import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { continueImports } from '../../apps/api/src/features/imports/continueImports.ts';
import { repositoriesOn } from '../../apps/api/src/features/repositories.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import type { DatabaseLocation, Store } from '../../apps/api/src/platform/db/openDatabase.ts';
import { uuidv7 } from '../../apps/api/src/platform/db/uuid.ts';
import { eachEngine } from '../../apps/api/src/testing/database/eachEngine.ts';
import { createImporter, type Importer } from '../../apps/api/src/testing/imports/createImporter.ts';

const kills = process.env.TEST_TIER === 'all' ? 200 : 3;
const titleCount = 600;
const rowsPerStatement = 200;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const minute = 60_000;

/** An export of Yamtrack with games that were played once. */
const file = [
  'media_id,source,media_type,title,image,season_number,episode_number,score,status,notes,start_date,end_date,progress,created_at,progressed_at',
  ...Array.from(
    { length: titleCount },
    (_, index) =>
      `${index + 1},igdb,game,Game ${index},,,,${(index % 10) + 1},Completed,Note ${index},2020-01-01,2020-02-17,30min,,`,
  ),
].join('\r\n');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-import-'));
  await writeFile(join(folder, 'games.csv'), file);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Adds the games of the file to the catalogue. */
async function addGames({ db }: Store): Promise<void> {
  const ids = Array.from({ length: titleCount }, () => uuidv7(1));
  for (let start = 0; start < titleCount; start += rowsPerStatement) {
    const part = ids.slice(start, start + rowsPerStatement);
    const text = { item: '{}', card: '{}', rank: null, search_version: 0 };
    const times = { created_at: 1, updated_at: 1 };
    await db
      .insertInto('titles')
      .values(
        part.map((title_id) => ({
          ...{ title_id, media_type: 'game' as const, slug: `title-${title_id}`, title: title_id },
          ...{ ...text, ...times },
        })),
      )
      .execute();
    await repositoriesOn(db).titleIds.add(
      part.map((title_id, index) => ({
        ...{ media_type: 'game', id_name: 'igdb_id', id_value: String(start + index + 1), title_id },
      })),
    );
  }
}

/** A number from 0 to 1 that follows from the seed and the number of the kill (mulberry32). */
function randomOf(number: number): number {
  let value = (seed + number * 0x6d2b79f5) | 0;
  value = Math.imul(value ^ (value >>> 15), value | 1);
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
  return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
}

function startCommand(place: DatabaseLocation, { username }: Importer): ChildProcess {
  const env = {
    ...{ PATH: process.env.PATH, INIT_CWD: folder },
    ...('databaseUrl' in place
      ? { DATABASE_URL: place.databaseUrl, DATA_DIR: folder }
      : { DATA_DIR: place.dataDirectory }),
  };
  const command = ['--conditions=@gildshelf/source', 'apps/api/src/importProcess.ts', 'games.csv'];
  return spawn(process.execPath, [...command, '--user', username, '--apply'], { env, stdio: 'ignore' });
}

eachEngine((engine) => {
  test(`${kills} imports that are killed at random moments have the result of one that is not`, async () => {
    const place = await engine.freshLocation();
    const store = await engine.open(place);
    await migrate(store);
    await addGames(store);
    const whole = await createImporter(store);
    const started = performance.now();
    const [code] = await once(startCommand(place, whole), 'exit');
    const duration = performance.now() - started;
    expect(code).toBe(0);
    const expected = await whole.content();
    const states: Record<string, number> = {};
    for (let number = 0; number < kills; number++) {
      const importer = await createImporter(store);
      const process = startCommand(place, importer);
      const ended = once(process, 'exit');
      // The random moment, not a wait for a condition: the result is the same whenever the process is killed.
      await wait(duration * randomOf(number));
      process.kill('SIGKILL');
      await ended;
      const state = await complete(store, place, importer);
      states[state] = (states[state] ?? 0) + 1;
      expect(await importer.content(), `seed ${seed}, kill ${number}, ${state}`).toEqual(expected);
    }
    console.info(`Seed ${seed}, killed on ${engine.name} while: ${JSON.stringify(states)}`);
  });
});

/** Continues a killed import as another server does, and begins it again if it had not stored its file; resolves to its state. */
async function complete(store: Store, place: DatabaseLocation, importer: Importer): Promise<string> {
  const find = () =>
    store.db.selectFrom('imports').selectAll().where('user_id', '=', importer.userId).executeTakeFirst();
  const killed = await find();
  if (!killed || killed.state === 'receiving') {
    await once(startCommand(place, importer), 'exit');
    return killed?.state ?? 'starting';
  }
  // Later than the lease of the killed process, which has the time of this machine.
  importer.time.now = Date.now() + minute;
  const work = () => continueImports(importer.context, 'another', new AbortController().signal);
  await work();
  if ((await find())?.state === 'ready') {
    await repositoriesOn(store.db).imports.update(killed, { state: 'applying' });
    await work();
  }
  expect((await find())?.state).toBe('applied');
  return killed.state;
}
