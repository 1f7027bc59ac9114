import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DatabasePlace, Store } from '../platform/db/openDatabase.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { importLines } from '../testing/importLines.ts';

const script = fileURLToPath(new URL('../catalogueProcess.ts', import.meta.url));
const count = process.env.TEST_TIER === 'all' ? 4000 : 2000;
const inWords = count.toLocaleString('en-GB');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The command in a process of its own, in a folder that is not the project's. */
function run(place: DatabasePlace, ...args: string[]) {
  const settings: Record<string, string> =
    'dataDirectory' in place ? { DATA_DIR: place.dataDirectory } : { DATABASE_URL: place.databaseUrl };
  const child = spawn(process.execPath, ['--conditions=@gildshelf/source', script, ...args], {
    env: { PATH: process.env.PATH, INIT_CWD: folder, ...settings },
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.error += text;
  });
  const end = once(child, 'close').then(([code]) => ({ code: code as number | null, ...said }));
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
/** How many titles of the file are there; none while there are no tables. */
const keptOf = (store: Store) =>
  slugsOf(store).then(
    ({ length }) => length,
    () => 0,
  );

/** Resolves once an import has stored its first titles. It pauses between reads: commands run at the lowest priority. */
const begins = (store: Store) =>
  vi.waitFor(async () => expect(await keptOf(store)).toBeGreaterThan(0), { interval: 10, timeout: 30_000 });

eachEngine((engine) => {
  it('imports a file that it was killed over, to what it would have come to', async () => {
    await writeFile(join(folder, 'games.jsonl'), [...importLines(count)].join('\n'));
    const straight = await engine.freshPlace();
    const whole = await run(straight, 'import', 'games.jsonl').end;
    expect(whole).toMatchObject({ code: 0, out: expect.stringContaining(`${inWords} titles.`) });
    const wanted = await slugsOf(await engine.open(straight));
    expect(wanted).toHaveLength(count);
    expect(new Set(wanted.map((line) => line.split(' ')[1])).size).toBe(count);

    const place = await engine.freshPlace();
    const store = await engine.open(place);
    const first = run(place, 'import', 'games.jsonl');
    await begins(store);
    first.child.kill('SIGKILL');
    expect((await first.end).code).toBeNull();
    const half = await keptOf(store);
    expect(half).toBeLessThan(count);
    const rest = await run(place, 'import', 'games.jsonl').end;
    expect(rest).toMatchObject({ code: 0, out: expect.stringContaining('Going on after') });
    expect(await slugsOf(store)).toEqual(wanted);
    const again = await run(place, 'import', 'games.jsonl').end;
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining(`is there: ${inWords} titles.`) });
    expect(await run(place, 'check').end).toMatchObject({ code: 0 });
    expect(await run(place, 'status').end).toMatchObject({
      out: expect.stringContaining(`import: ${inWords}`),
    });
  });

  it('ends in order when a person stops it', async () => {
    await writeFile(join(folder, 'games.jsonl'), [...importLines(count)].join('\n'));
    const place = await engine.freshPlace();
    const store = await engine.open(place);
    const { child, end } = run(place, 'import', 'games.jsonl');
    await begins(store);
    child.kill('SIGINT');
    const { code, out } = await end;
    const kept = await keptOf(store);
    expect(code).toBe(130);
    expect(out).toBe(
      `Stopped after ${kept.toLocaleString('en-GB')} titles. The same command goes on from there.\n`,
    );
  });
});

it.each([
  [[], 'sync ['],
  [['fetch'], "There is no command 'fetch'."],
  [['sync', 'books'], "There is no 'books'."],
  [['sync', '--titles', '0'], '--titles takes a whole number from 1 to 99999.'],
  [['import'], 'import takes a file.'],
  [['status', '--wide'], '--wide'],
  [['import', 'none.jsonl'], 'none.jsonl cannot be read (ENOENT).'],
])('says in words what is wrong with %j', async (args, sentence) => {
  const { code, out, error } = await run({ dataDirectory: join(folder, 'data') }, ...args).end;
  expect(code).toBe(1);
  expect(out + error).toContain(sentence);
  expect(out + error).not.toContain('    at ');
});
