import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/openDatabase.ts';
import { createTestCommandLine } from '../../testing/app/createTestCommandLine.ts';
import { type Engine, eachEngine } from '../../testing/database/eachEngine.ts';
import { addSampleTitles, createImporter, sampleFile } from '../../testing/imports/createImporter.ts';
import { deleteOldImports } from './deleteImports.ts';
import { runImportCommand } from './importCommand.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-import-'));
  await writeFile(join(folder, 'steam.json'), sampleFile('steam/owned-games.json').bytes);
  await writeFile(join(folder, 'diary.csv'), sampleFile('letterboxd/diary-semicolon-lf.csv').bytes);
  await writeFile(join(folder, 'notes.txt'), 'Buy milk');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

eachEngine((engine) => {
  /** A user of a migrated database with the sample titles, and the command on it. */
  async function prepare() {
    const location = await engine.freshLocation();
    const store = await migrated(engine, location);
    await addSampleTitles(store);
    const importer = await createImporter(store);
    const run = async (...args: string[]) => {
      const { line, output, warnings } = createTestCommandLine();
      const code = await runImportCommand(args, {
        ...{ line, folder },
        openStore: () => openDatabase(location),
        contextOf: (opened) => importer.contextOn(opened),
      });
      return { code, output, warnings };
    };
    const countImports = async () => (await store.db.selectFrom('imports').selectAll().execute()).length;
    return { store, importer, run, countImports };
  }

  describe('the import command', () => {
    test('prints the plan, and stores nothing', async () => {
      const { importer, run, countImports } = await prepare();
      const before = await importer.rows();
      const { code, output } = await run('steam.json', '--user', importer.username);
      expect(code).toBe(0);
      expect(output).toEqual([
        'steam.json: 15 rows of steam',
        '  3 to add',
        '  7 with a status to confirm',
        '  1 not in the catalogue',
        '  4 left out',
        "  ? 2 of game 'Never played': planned",
        "  ? 3 of game 'Played': completed",
        "  ? 2 of game 'Played for less than an hour': no suggestion",
      ]);
      expect([await importer.rows(), await countImports()]).toEqual([before, 0]);
    });

    test('prints the warnings of a file, and uses the order of dates that it is given', async () => {
      const { importer, run } = await prepare();
      const file = ['diary.csv', '--user', importer.username];
      expect((await run(...file)).warnings).toEqual([
        'Warning: dates such as 10/05/2023 are not read without --dates day-first or --dates month-first.',
      ]);
      expect((await run(...file, '--apply', '--dates', 'day-first')).warnings).toEqual([]);
      expect((await importer.rows()).plays?.some((row) => row.includes('2023-05-10'))).toBe(true);
    });

    test('imports what is sure, and with --suggestions the rest', async () => {
      const { importer, run, store } = await prepare();
      const user = ['--user', importer.username, '--apply'];
      expect((await run('steam.json', ...user)).output.at(-1)).toBe('3 titles are written.');
      expect((await run('steam.json', ...user, '--suggestions')).output.at(-1)).toBe('5 titles are written.');
      expect((await run('steam.json', ...user, '--suggestions')).output.at(-1)).toBe('0 titles are written.');
      expect((await importer.rows()).tracked_items).toHaveLength(8);
      const edits = await store.db.selectFrom('edits').selectAll().where('kind', '=', 'import').execute();
      expect(edits.map(({ total }) => total).sort()).toEqual([3, 5]);
      expect(await importer.undo(edits[0]?.edit_id)).toMatchObject({ state: 'undone', unchanged: 0 });
    });

    test('imports are deleted after 90 days, and after a day if they were not applied', async () => {
      const { importer, run, store, countImports } = await prepare();
      await importer.plan([sampleFile('steam/owned-games.json')]);
      await run('steam.json', '--user', importer.username, '--apply');
      const day = 24 * 60 * 60_000;
      for (const [days, count] of [
        [0.9, 2],
        [1.1, 1],
        [89, 1],
        [91, 0],
      ] as const) {
        await deleteOldImports(store, importer.time.now + days * day);
        expect([days, await countImports()]).toEqual([days, count]);
      }
    });

    test.each([
      [['notes.txt'], 'The file is no export of a known source.'],
      [['missing.csv'], 'no such file'],
      [[], 'Name the file to import.'],
      [['steam.json', '--plan', '--apply'], 'Choose --plan or --apply.'],
      [['steam.json', '--dates', 'soon'], '--dates is day-first or month-first.'],
      [['steam.json', '--force'], "Unknown option '--force'"],
    ])('is rejected with %j', async (args, message) => {
      const { importer, run, countImports } = await prepare();
      await expect(run(...args, '--user', importer.username)).rejects.toThrow(message);
      expect(await countImports()).toBe(0);
    });

    test('is rejected without a user, or for an unknown one', async () => {
      const { run } = await prepare();
      await expect(run('steam.json')).rejects.toThrow('Name the user with --user.');
      await expect(run('steam.json', '--user', 'nobody')).rejects.toThrow(
        'There is no user of the name nobody.',
      );
    });
  });
});

async function migrated(engine: Engine, location: Awaited<ReturnType<Engine['freshLocation']>>) {
  const store = await engine.open(location);
  await migrate(store);
  return store;
}
