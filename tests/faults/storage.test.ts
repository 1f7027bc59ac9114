import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { catalogues, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DatabaseFile, openDatabase } from '../../apps/api/src/index.ts';
import { watchDatabaseFile } from '../../apps/api/src/platform/db/sqlite/watchDatabaseFile.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { ask } from '../support/ask.ts';
import { signUp } from '../support/signUp.ts';
import { until } from '../support/until.ts';

const environment = { HUMAN_CHECK: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'info' };
const checkScript = new URL('../../apps/api/src/integrityProcess.ts', import.meta.url).pathname;

let server: RunningServer;
let dataDirectory = '';
let file = '';
beforeEach(async () => {
  server = await startServer({ environment });
  dataDirectory = server.dataDirectory;
  file = join(dataDirectory, 'gildshelf.db');
});
afterEach(() => server.stop());

const restart = async (settings: Record<string, string> = {}) => {
  server = await startServer({ dataDirectory, environment: { ...environment, ...settings } });
};
const refusal = () => restart().then(() => 'started', String);
const contents = () =>
  readdirSync(dataDirectory, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(dataDirectory, name)))
        .digest('hex'),
    ]);

/** Overwrites pages of the closed database with zeros. */
function overwritePages(condition: string, isChosen: (place: number) => boolean) {
  const database = new DatabaseSync(file);
  const pages = database.prepare(`select pageno from dbstat where ${condition} order by pageno`).all();
  const numbers = pages.map(({ pageno }) => Number(pageno)).filter((_, place) => isChosen(place));
  const pageSize = Number(database.prepare('pragma page_size').get()?.page_size);
  database.close();
  const handle = openSync(file, 'r+');
  for (const number of numbers)
    writeSync(handle, Buffer.alloc(pageSize), 0, pageSize, (number - 1) * pageSize);
  closeSync(handle);
}

describe('a start', () => {
  beforeEach(() => server.stop());

  test('rejects a database most of whose pages are overwritten', async () => {
    // The tables that a start reads anyway, and their indexes, stay whole.
    const isRead = "name in ('sqlite_schema', 'settings') or name like '%migration%' or name like '%config'";
    overwritePages(`not (${isRead})`, (place) => place % 5 !== 0);
    const before = contents();
    expect(await refusal()).toContain('gildshelf.db is damaged or not a database');
    expect(contents()).toEqual(before);
  });

  test.each([
    ['an empty file', () => truncateSync(file, 0)],
    ['no file', () => renameSync(file, `${file}.elsewhere`)],
  ])(
    'rejects %s beside an old secret, changes nothing, and starts anew with START_ANEW=on',
    async (_, lose) => {
      lose();
      const before = contents();
      expect(await refusal()).toMatch(
        /has a secret, but its file gildshelf\.db is missing or empty: .*START_ANEW=on/,
      );
      expect(contents()).toEqual(before);
      await restart({ START_ANEW: 'on' });
      expect((await ask(server.url, catalogues.game.topEndpoint.path)).status).toBe(200);
    },
  );

  test('rejects the database of another program and changes nothing', async () => {
    renameSync(file, `${file}.elsewhere`);
    const foreign = new DatabaseSync(file);
    foreign.exec('create table notes (text); insert into notes values (1)');
    foreign.close();
    const before = contents();
    expect(await refusal()).toContain('gildshelf.db is the database of another program');
    expect(contents()).toEqual(before);
  });
});

test('a file that is moved while it is open: reads go on, writes are 503 until it is back, and both are logged', async () => {
  const person = await signUp(server, 'mara');
  const { statuses, rateEndpoint } = mediaTypes.game;
  const [{ game }] = JSON.parse((await ask(server.url, catalogues.game.topEndpoint.path)).body);
  const rate = () =>
    ask(server.url, rateEndpoint.path, {
      token: person.token,
      body: { username: person.username, gameId: game.slug, rating: 4, status: statuses[2] },
    });
  expect((await rate()).status).toBe(200);
  renameSync(file, `${file}.elsewhere`);
  const refused = await rate();
  expect(refused.status).toBe(503);
  expect(JSON.parse(refused.body)).toEqual({ message: ownMessages.request.unavailable });
  expect((await ask(server.url, `${catalogues.game.searchEndpoint.path}?query=zelda`)).status).toBe(200);
  await until(() => server.output().includes('database-file-moved'));
  // Another file in its place is not it either.
  copyFileSync(`${file}.elsewhere`, file);
  expect((await rate()).status).toBe(503);
  renameSync(`${file}.elsewhere`, file);
  expect((await rate()).status).toBe(200);
  await until(() => server.output().includes('database-file-back'));
});

test('the check in the background finds a damaged index that a start does not read, logs it and stops writes', async () => {
  await server.stop();
  const check = async () => {
    const store = await openDatabase({ dataDirectory });
    const events: unknown[] = [];
    const note = ({ event }: Readonly<Record<string, unknown>>) => events.push(event);
    const watching = watchDatabaseFile({
      file: store.file as DatabaseFile,
      log: { info: note, error: note },
      checkScript,
      afterMs: 0,
    });
    await watching.checked;
    watching.stop();
    const written = await store.db
      .insertInto('settings')
      .values({ name: 'a', value: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
      .then(
        () => 'written',
        (error: { code: string }) => error.code,
      );
    const { length } = await store.db.selectFrom('titles').select('slug').limit(5).execute();
    await store.close();
    return { events, written, length };
  };
  expect(await check()).toEqual({ events: ['database-checked'], written: 'written', length: 5 });
  overwritePages("name = 'search_names_by_title' and pagetype = 'leaf'", (place) => place === 1);
  expect(await check()).toEqual({ events: ['database-damaged'], written: 'SQLITE_READONLY', length: 5 });
});
