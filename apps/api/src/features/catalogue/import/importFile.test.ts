import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CommandError } from '../../../platform/commands/commandLine.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { createTestCommandLine } from '../../../testing/app/createTestCommandLine.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { importLines } from '../../../testing/database/titles.ts';
import { importFile } from './importFile.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-import-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

const titlesOf = async ({ db }: Store) => {
  const query = db
    .selectFrom('title_sources')
    .innerJoin('titles', 'titles.title_id', 'title_sources.title_id')
    .select(['source_id', 'slug', 'titles.title', 'titles.item', 'titles.card'])
    .orderBy('source_id');
  return (await query.execute()).map((row) => ({
    ...row,
    item: JSON.parse(row.item),
    card: JSON.parse(row.card),
  }));
};
const slugsOf = async (store: Store) =>
  (await titlesOf(store)).map(({ source_id, slug }) => `${source_id} ${slug}`);

const completeLine = {
  ...{ media_type: 'game', id: 7, name: 'Pac-Man', other_names: ['パックマン'], released: '1980-05-22' },
  ...{ genres: ['Maze', 'Arcade'], platforms: ['Arcade', 'NES'], description: 'Eat, and flee.' },
  picture: { url: 'https://pictures.example/pac.jpg', width: 600, height: 900 },
  ids: { igdb_id: '2750' },
};

eachEngine((engine) => {
  it('stores all fields of a line, with the same result from JSON lines and CSV', async () => {
    const json = await write('a.jsonl', `\ufeff${JSON.stringify(completeLine)}\r\n\n`);
    const csv = await write(
      'a.csv',
      [
        '\ufeffmedia_type,id,name,other_names,released,genres,platforms,description,picture_url,picture_width,picture_height,igdb_id',
        'game,7,Pac-Man,パックマン,1980-05-22,Maze | Arcade,Arcade|NES,"Eat, and flee.",https://pictures.example/pac.jpg,600,900,2750',
      ].join('\n'),
    );
    const stored = [];
    for (const path of [json, csv]) {
      const store = await engine.freshStore();
      const { line, output, warnings } = createTestCommandLine();
      expect(await importFile(store, path, line, () => 1000)).toBe(0);
      expect([output, warnings]).toEqual([[`Imported ${path}: 1 titles.`], []]);
      stored.push(await titlesOf(store));
    }
    expect(stored[0]).toEqual(stored[1]);
    expect(stored[0]).toEqual([
      expect.objectContaining({
        ...{ source_id: '7', slug: 'pac-man', title: 'Pac-Man' },
        item: expect.objectContaining({
          ...{ released: '1980-05-22', description_raw: 'Eat, and flee.', genres: ['Maze', 'Arcade'] },
          background_image: 'https://pictures.example/pac.jpg',
          platforms: [{ platform: { name: 'Arcade' } }, { platform: { name: 'NES' } }],
        }),
      }),
    ]);
  });

  it('imports anime and movies, and titles with a year instead of a release date', async () => {
    const store = await engine.freshStore();
    const lines = [
      { media_type: 'anime', name: '進撃の巨人', other_names: ['Attack on Titan'], released: '2013-04-07' },
      { media_type: 'movie', name: 'Alien', year: 1979, ids: { tmdb_id: 348 } },
      { media_type: 'game', name: 'Alien', year: 1979 },
      // The same title with a different spelling, as in another file.
      { media_type: 'game', name: 'ALIEN', year: 1979, genres: ['Action'] },
      { media_type: 'game', name: 'Alien', year: 1982 },
    ];
    const path = await write('b.ndjson', lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(await importFile(store, path, createTestCommandLine().line, () => 1000)).toBe(0);
    expect(await slugsOf(store)).toEqual([
      'alien (1979) alien',
      'alien (1982) alien-1982',
      'tmdb_id=348 alien',
      expect.stringContaining('attack-on-titan'),
    ]);
  });

  it('stores an unpaired surrogate as U+FFFD', async () => {
    const store = await engine.freshStore();
    const line = {
      media_type: 'game',
      id: 1,
      name: 'Half \ud83c',
      description: '\udfae',
      genres: ['\ud83c'],
    };
    const path = await write('half.jsonl', JSON.stringify(line));
    expect(await importFile(store, path, createTestCommandLine().line, () => 1000)).toBe(0);
    const { title, item } = await store.db
      .selectFrom('titles')
      .select(['title', 'item'])
      .executeTakeFirstOrThrow();
    expect(title).toBe('Half \ufffd');
    expect(item).not.toMatch(/\\ud[89a-f]/i);
  });

  it('writes at most 100 titles per transaction', async () => {
    const store = await engine.freshStore();
    const line = (id: number) => JSON.stringify({ media_type: 'game', id, name: `Game ${id}` });
    const path = await write('parts.jsonl', Array.from({ length: 250 }, (_, id) => line(id)).join('\n'));
    const sizes = [0];
    const counted: Store = {
      ...store,
      longTransaction: async (run) => {
        const result = await store.longTransaction(run);
        sizes.push((await titlesOf(store)).length);
        return result;
      },
    };
    expect(await importFile(counted, path, createTestCommandLine().line, () => 1000)).toBe(0);
    expect(sizes).toEqual([0, 100, 200, 250]);
  });

  it('skips invalid lines and warns with their numbers and the reasons', async () => {
    const store = await engine.freshStore();
    const bad = [
      '{"media_type":"game"',
      '{"media_type":"book","name":"A"}',
      '{"media_type":"game","name":" "}',
      '{"media_type":"game","name":"A","released":"1980-02-30"}',
      '{"media_type":"game","name":"A","picture":{"url":"http://x.example/a.jpg","width":1,"height":1}}',
      '{"media_type":"game","name":"A","id":"a\\u0000b"}',
      'null',
      `{"media_type":"game","name":"${'A'.repeat(1_100_000)}"}`,
      '{"media_type":"game","name":"A","__proto__":{"year":1}}',
    ];
    const path = await write('c.jsonl', [...bad, '{"media_type":"game","name":"Last","id":1}'].join('\n'));
    const { line, output, warnings } = createTestCommandLine();
    expect(await importFile(store, path, line, () => 1000)).toBe(2);
    expect(warnings.map((text) => text.replace(path, 'FILE'))).toEqual([
      'FILE, line 1: is not valid JSON.',
      'FILE, line 2: media_type must be one of: game, anime, movie, show, manga.',
      'FILE, line 3: name must be text of at most 500 characters.',
      'FILE, line 4: released must be a date such as 1980-05-22.',
      'FILE, line 5: picture.url must be a URL that starts with https://.',
      'FILE, line 6: id must be text of at most 200 characters.',
      'FILE, line 7: must be an object.',
      'FILE, line 8: is longer than 1000000 characters.',
    ]);
    expect(output).toEqual([
      `Imported ${path}: 2 titles, 8 lines skipped.`,
      ...warnings.map((text) => text.replace(/^.*, line \d+: (.*)\.$/, '  1 × $1')),
    ]);
    const csv = await write(
      'c.csv',
      'media_type,name,description\ngame,A,B,C\ngame,"B" C,\ngame,"Open\nfilm,D,\ngame,Fine,"Two\n""lines""."\n',
    );
    const other = createTestCommandLine();
    expect(await importFile(store, csv, other.line, () => 1000)).toBe(2);
    expect(other.warnings.map((text) => text.replace(csv, 'FILE'))).toEqual([
      'FILE, line 2: has 4 cells, not 3.',
      'FILE, line 3: has a quote in the middle of a cell.',
      'FILE, line 4: has a quote in the middle of a cell.',
      'FILE, line 5: media_type must be one of: game, anime, movie, show, manga.',
    ]);
    expect((await titlesOf(store)).map(({ title }) => title).sort()).toEqual(['A', 'Fine', 'Last']);
  });

  it('resumes a stopped import with the result of an uninterrupted one, and then has nothing to import', async () => {
    const path = await write('d.jsonl', [...importLines(1800)].join('\n'));
    const uninterrupted = await engine.freshStore();
    await importFile(uninterrupted, path, createTestCommandLine().line, () => 1000);
    const store = await engine.freshStore();
    const first = createTestCommandLine();
    first.stop();
    expect(await importFile(store, path, first.line, () => 1000)).toBe(130);
    expect(first.output).toEqual(['Stopped after 100 titles. Run the same command again to resume.']);
    expect(await slugsOf(store)).toHaveLength(100);
    const second = createTestCommandLine();
    expect(await importFile(store, path, second.line, () => 2000)).toBe(0);
    expect(second.output).toEqual(['Resuming after 100 titles.', `Imported ${path}: 1,800 titles.`]);
    expect(await slugsOf(store)).toEqual(await slugsOf(uninterrupted));
    const third = createTestCommandLine();
    expect(await importFile(store, path, third.line, () => 3000)).toBe(0);
    expect(third.output).toEqual([`${path} is already imported: 1,800 titles.`]);
  });

  it('rejects a missing file and an unknown file extension with an error message', async () => {
    const store = await engine.freshStore();
    const run = (path: string) => importFile(store, path, createTestCommandLine().line, () => 1000);
    await expect(run(join(folder, 'none.csv'))).rejects.toThrow(CommandError);
    await expect(run(join(folder, 'none.csv'))).rejects.toThrow('none.csv cannot be read (ENOENT).');
    await expect(run(join(folder, 'a.xlsx'))).rejects.toThrow('the name must end in one of .jsonl');
  });
});
