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
import { signUp } from '../support/accounts/signUp.ts';
import { sendRequest } from '../support/servers/sendRequest.ts';
import { waitUntil } from '../support/servers/waitUntil.ts';

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
/** The error of a start that fails. */
const startError = () => restart().then(() => 'started', String);
const contents = () =>
  readdirSync(dataDirectory, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(dataDirectory, name)))
        .digest('hex'),
    ]);

/** Overwrites pages of the closed database with zeros: those that match the SQL condition and whose index is selected. */
function overwritePages(condition: string, isSelected: (index: number) => boolean) {
  const database = new DatabaseSync(file);
  const pages = database.prepare(`select pageno from dbstat where ${condition} order by pageno`).all();
  const numbers = pages.map(({ pageno }) => Number(pageno)).filter((_, index) => isSelected(index));
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
    // The tables that a start reads before the check, and their indexes, stay intact.
    const isRead = "name in ('sqlite_schema', 'settings') or name like '%migration%' or name like '%config'";
    overwritePages(`not (${isRead})`, (index) => index % 5 !== 0);
    const before = contents();
    expect(await startError()).toContain('gildshelf.db is damaged or not a database');
    expect(contents()).toEqual(before);
  });

  test.each([
    ['an empty file', () => truncateSync(file, 0)],
    ['no file', () => renameSync(file, `${file}.elsewhere`)],
  ])(
    'rejects %s next to an existing secret, changes nothing, and starts with a new database with START_ANEW=on',
    async (_, lose) => {
      lose();
      const before = contents();
      expect(await startError()).toMatch(
        /has a secret, but its file gildshelf\.db is missing or empty: .*START_ANEW=on/,
      );
      expect(contents()).toEqual(before);
      await restart({ START_ANEW: 'on' });
      expect((await sendRequest(server.url, catalogues.game.listTopTitles.path)).status).toBe(200);
    },
  );

  test('rejects the database of another program and changes nothing', async () => {
    renameSync(file, `${file}.elsewhere`);
    const foreign = new DatabaseSync(file);
    foreign.exec('create table notes (text); insert into notes values (1)');
    foreign.close();
    const before = contents();
    expect(await startError()).toContain('gildshelf.db is the database of another program');
    expect(contents()).toEqual(before);
  });
});

test('while the open database file is moved away, reads succeed, writes return 503, and both changes are logged', async () => {
  const user = await signUp(server, 'mara');
  const { statuses, rateTitle } = mediaTypes.game;
  const [{ game }] = JSON.parse((await sendRequest(server.url, catalogues.game.listTopTitles.path)).body);
  const rate = () =>
    sendRequest(server.url, rateTitle.path, {
      token: user.token,
      body: { username: user.username, gameId: game.slug, rating: 4, status: statuses[2] },
    });
  expect((await rate()).status).toBe(200);
  const search = () => sendRequest(server.url, `${catalogues.game.searchTitles.path}?query=zelda`);
  // The first search opens the connection of the search thread.
  expect((await search()).status).toBe(200);
  renameSync(file, `${file}.elsewhere`);
  const rejected = await rate();
  expect(rejected.status).toBe(503);
  expect(JSON.parse(rejected.body)).toEqual({ message: ownMessages.request.unavailable });
  expect((await search()).status).toBe(200);
  await waitUntil(() => server.output().includes('database-file-moved'));
  // A copy of the file at the same path is rejected too.
  copyFileSync(`${file}.elsewhere`, file);
  expect((await rate()).status).toBe(503);
  renameSync(`${file}.elsewhere`, file);
  expect((await rate()).status).toBe(200);
  await waitUntil(() => server.output().includes('database-file-back'));
});

test('the background check detects a damaged index that a start does not read, logs it and rejects writes', async () => {
  await server.stop();
  const check = async () => {
    const store = await openDatabase({ dataDirectory });
    const events: unknown[] = [];
    const record = ({ event }: Readonly<Record<string, unknown>>) => events.push(event);
    const watcher = watchDatabaseFile({
      file: store.file as DatabaseFile,
      log: { info: record, error: record },
      checkScript,
      delayMs: 0,
    });
    await watcher.checked;
    watcher.stop();
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
  overwritePages("name = 'search_names_by_title' and pagetype = 'leaf'", (index) => index === 1);
  expect(await check()).toEqual({ events: ['database-damaged'], written: 'SQLITE_READONLY', length: 5 });
});
