import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { addSampleTitles, createImporter } from '../testing/imports/createImporter.ts';

const script = fileURLToPath(new URL('../importProcess.ts', import.meta.url));
const samples = fileURLToPath(new URL('../../../../packages/import-formats/samples', import.meta.url));

test('imports a file of the folder in which it runs, read in a thread, on the database of the settings', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-import-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }));
  const store = await openDatabase({ dataDirectory });
  await migrate(store);
  await addSampleTitles(store);
  const importer = await createImporter(store);
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; out: string; error: string }>((resolve) => {
      const env = { PATH: process.env.PATH, DATA_DIR: dataDirectory, INIT_CWD: samples };
      const command = ['--conditions=@gildshelf/source', script, ...args];
      execFile(process.execPath, command, { env }, (failure, out, error) =>
        resolve({ code: failure?.code ?? 0, out, error }),
      );
    });
  const { code, out } = await run('anilist/gdpr_data.json', '--user', importer.username, '--apply');
  expect([code, out.split('\n').at(-2)]).toEqual([0, '13 titles are written.']);
  expect((await importer.rows()).tracked_items).toHaveLength(13);
  const rejected = await run('README.md', '--user', importer.username);
  expect(rejected.code).toBe(1);
  expect(rejected.error).toContain('The file is no export of a known source.');
  expect(rejected.error).not.toMatch(/\n\s+at /);
  await store.close();
});
