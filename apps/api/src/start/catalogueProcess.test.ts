import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DatabaseLocation, Store } from '../platform/db/openDatabase.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { importLines } from '../testing/database/titles.ts';

const script = fileURLToPath(new URL('../catalogueProcess.ts', import.meta.url));
const count = process.env.TEST_TIER === 'all' ? 4000 : 2000;
const formattedCount = count.toLocaleString('en-GB');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command in a child process, in a folder outside the project. */
function run(location: DatabaseLocation, ...args: string[]) {
  const settings: Record<string, string> =
    'dataDirectory' in location
      ? { DATA_DIR: location.dataDirectory }
      : { DATABASE_URL: location.databaseUrl };
  const child = spawn(process.execPath, ['--conditions=@gildshelf/source', script, ...args], {
    env: { PATH: process.env.PATH, INIT_CWD: folder, ...settings },
  });
  const output = { out: '', error: '' };
  child.stdout.on('data', (text) => {
    output.out += text;
  });
  child.stderr.on('data', (text) => {
    output.error += text;
  });
  const end = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  return { child, end };
}

const slugsOf = async ({ db }: Store) => {
  const query = db
    .selectFrom('title_sources')
    .innerJoin('titles', 'titles.title_id', 'title_sources.title_id')
    .select(['source_id', 'slug'])
    .where('source', '=', 'import')
    .orderBy('source_id');
  return (await query.execute()).map(({ source_id, slug }) => `${source_id} ${slug}`);
};
/** The number of imported titles; 0 while there are no tables. */
const importedCount = (store: Store) =>
  slugsOf(store).then(
    ({ length }) => length,
    () => 0,
  );

/** Resolves once an import has stored its first titles. It pauses between reads: commands run at the lowest priority. */
const waitForFirstTitles = (store: Store) =>
  vi.waitFor(async () => expect(await importedCount(store)).toBeGreaterThan(0), {
    interval: 10,
    timeout: 30_000,
  });

eachEngine((engine) => {
  it('resumes a killed import, with the same result as an uninterrupted one', async () => {
    await writeFile(join(folder, 'games.jsonl'), [...importLines(count)].join('\n'));
    const otherLocation = await engine.freshLocation();
    const complete = await run(otherLocation, 'import', 'games.jsonl').end;
    expect(complete).toMatchObject({ code: 0, out: expect.stringContaining(`${formattedCount} titles.`) });
    const expected = await slugsOf(await engine.open(otherLocation));
    expect(expected).toHaveLength(count);
    expect(new Set(expected.map((line) => line.split(' ')[1])).size).toBe(count);

    const location = await engine.freshLocation();
    const store = await engine.open(location);
    const first = run(location, 'import', 'games.jsonl');
    await waitForFirstTitles(store);
    first.child.kill('SIGKILL');
    expect((await first.end).code).toBeNull();
    const half = await importedCount(store);
    expect(half).toBeLessThan(count);
    const rest = await run(location, 'import', 'games.jsonl').end;
    expect(rest).toMatchObject({ code: 0, out: expect.stringContaining('Resuming after') });
    expect(await slugsOf(store)).toEqual(expected);
    const again = await run(location, 'import', 'games.jsonl').end;
    expect(again).toMatchObject({
      code: 0,
      out: expect.stringContaining(`is already imported: ${formattedCount} titles.`),
    });
    expect(await run(location, 'check').end).toMatchObject({ code: 0 });
    expect(await run(location, 'status').end).toMatchObject({
      out: expect.stringContaining(`import: ${formattedCount}`),
    });
  });

  it('ends gracefully on SIGINT', async () => {
    await writeFile(join(folder, 'games.jsonl'), [...importLines(count)].join('\n'));
    const location = await engine.freshLocation();
    const store = await engine.open(location);
    const { child, end } = run(location, 'import', 'games.jsonl');
    await waitForFirstTitles(store);
    child.kill('SIGINT');
    const { code, out } = await end;
    const imported = await importedCount(store);
    expect(code).toBe(130);
    expect(out).toBe(
      `Stopped after ${imported.toLocaleString('en-GB')} titles. Run the same command again to resume.\n`,
    );
  });
});

it.each([
  [[], 'sync ['],
  [['fetch'], "Unknown command 'fetch'."],
  [['sync', 'books'], "Unknown media type 'books'."],
  [['sync', '--titles', '0'], '--titles must be a whole number from 1 to 99999.'],
  [['import'], 'import requires a file.'],
  [['status', '--wide'], '--wide'],
  [['import', 'none.jsonl'], 'none.jsonl cannot be read (ENOENT).'],
])('prints an error message without a stack for %j', async (args, message) => {
  const { code, out, error } = await run({ dataDirectory: join(folder, 'data') }, ...args).end;
  expect(code).toBe(1);
  expect(out + error).toContain(message);
  expect(out + error).not.toContain('    at ');
});
