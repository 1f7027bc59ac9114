import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestCommandLine } from '../../../testing/app/createTestCommandLine.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle } from '../../../testing/database/titles.ts';
import { saveFoundTitles } from '../titles/saveTitles.ts';
import { importFile } from './importFile.ts';
import { readJsonArray } from './readJsonArray.ts';
import type { ImportEntry } from './readLines.ts';

const format = 'anime-offline-database';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-anime-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const metadata = {
  $schema: 'https://anime.example/schema.json',
  license: { name: 'ODbL-1.0', url: 'https://licence.example/' },
  lastUpdate: '2026-11-20',
};

/** An entry with all fields that the schema of the project requires. */
const entryOf = (fields: object) => ({
  ...{ sources: [], title: '', type: 'TV', episodes: 12, status: 'FINISHED' },
  ...{ animeSeason: { season: 'SPRING', year: 2011 }, picture: 'https://images.example/1.png' },
  ...{ thumbnail: 'https://images.example/1s.png', synonyms: [], studios: [], producers: [] },
  ...{ relatedAnime: [], tags: ['time travel'], ...fields },
});
const steinsGate = entryOf({
  title: 'Steins;Gate "{[',
  sources: [
    'https://anidb.net/anime/7729',
    'https://anilist.co/anime/9253',
    'https://anime-planet.com/anime/steins-gate',
    'https://kitsu.app/anime/5646',
    'https://myanimelist.net/anime/9253',
  ],
  episodes: 24,
  synonyms: ['シュタインズ・ゲート', ' '],
});
const film = entryOf({
  ...{
    title: 'A Film',
    type: 'MOVIE',
    episodes: 1,
    status: 'UPCOMING',
    animeSeason: { season: 'UNDEFINED' },
  },
  sources: ['https://anime-planet.com/anime/a-film'],
});

eachEngine((engine) => {
  it('imports JSON lines and JSON with the same result, idempotently, and matches stored titles by ids', async () => {
    const entries = [steinsGate, film];
    const files = {
      'a.jsonl': [metadata, ...entries].map((entry) => JSON.stringify(entry)).join('\n'),
      'b.json': JSON.stringify({ ...metadata, data: entries }, null, 2),
      'c.json': JSON.stringify({ ...metadata, data: entries }),
    };
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name);
      await writeFile(path, text);
      const store = await engine.freshStore();
      const [storedId] = await saveFoundTitles(
        store,
        [foundTitle({ sourceId: '9253', source: 'jikan', mediaType: 'anime', ids: { mal_id: '9253' } })],
        1,
      );
      const { line, output, warnings } = createTestCommandLine();
      expect(await importFile(store, path, line, () => 2, format)).toBe(0);
      expect(await importFile(store, path, line, () => 3, format)).toBe(0);
      // The line with the metadata is no title.
      const counts = name === 'a.jsonl' ? '2 titles, 1 other entries' : '2 titles';
      expect([output, warnings]).toEqual([
        [`Imported ${path}: ${counts}.`, `${path} is already imported: ${counts}.`],
        [],
      ]);
      const rows = await store.db.selectFrom('title_sources').selectAll().orderBy('source_id').execute();
      const own = rows.filter(({ source }) => source === format);
      expect(own.map(({ source_id }) => source_id)).toEqual([
        'https://anime-planet.com/anime/a-film',
        'mal_id=9253',
      ]);
      expect(own[1]?.title_id).toBe(storedId);
      expect(own.map(({ item }) => JSON.parse(item))).toMatchObject([
        { title: 'A Film', format: 'Movie', episodes: 1, status: 'Not yet aired' },
        { title: 'Steins;Gate "{[', format: 'TV', episodes: 24, status: 'Finished Airing', year: 2011 },
      ]);
      const ids = await store.db.selectFrom('title_ids').selectAll().orderBy('id_name').execute();
      expect(ids.map(({ id_name, id_value }) => `${id_name} ${id_value}`)).toEqual([
        ...['anidb_id 7729', 'anilist_id 9253', 'kitsu_id 5646', 'mal_id 9253'],
      ]);
    }
  });

  it('reports invalid entries with their lines, and imports the others', async () => {
    const path = join(folder, 'a.jsonl');
    const invalid = [entryOf({ title: 'No URL' }), { sources: ['https://anidb.net/anime/1'] }, 7];
    const lines = [metadata, ...invalid, steinsGate].map((entry) => JSON.stringify(entry));
    await writeFile(path, [...lines, '{'].join('\n'));
    const { line, output, warnings } = createTestCommandLine();
    expect(await importFile(await engine.freshStore(), path, line, () => 1, format)).toBe(2);
    expect(output[0]).toBe(`Imported ${path}: 1 titles, 1 other entries, 4 lines skipped.`);
    expect(warnings.map((text) => text.replace(path, 'file'))).toEqual([
      'file, line 2: sources must have at least one URL.',
      expect.stringMatching(/^file, line 3: title /),
      expect.stringMatching(/^file, line 4: entry /),
      'file, line 6: is not valid JSON.',
    ]);
  });

  it('rejects an unknown format, and an extension that the format does not have', async () => {
    const store = await engine.freshStore();
    const { line } = createTestCommandLine();
    const importAs = (name: string, as: string) => importFile(store, join(folder, name), line, () => 1, as);
    await expect(importAs('a.json', 'toString')).rejects.toThrow("Unknown format 'toString'.");
    await expect(importAs('a.csv', format)).rejects.toThrow(
      'the name must end in one of .jsonl, .json, which',
    );
  });
});

it('reads a JSON document in chunks of any size, and reports one that ends early', async () => {
  const text = JSON.stringify({ ...metadata, data: [steinsGate, film] }, null, 2);
  const read = async (part: string, size: number) => {
    async function* chunks() {
      for (let start = 0; start < part.length; start += size) yield part.slice(start, start + size);
    }
    const entries: ImportEntry[] = [];
    for await (const entry of readJsonArray(chunks())) entries.push(entry);
    return entries;
  };
  const whole = await read(text, text.length);
  expect(whole.map(({ value }) => value)).toEqual([steinsGate, film]);
  expect(whole.map(({ line }) => text.split('\n')[line - 1])).toEqual(['    {', '    {']);
  for (const size of [1, 7, 64]) expect(await read(text, size)).toEqual(whole);
  expect((await read(text.slice(0, -20), 64)).at(-1)?.error).toBe(
    'ends in the middle of its list of entries',
  );
});
