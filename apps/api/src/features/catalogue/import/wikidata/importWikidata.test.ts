import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestCommandLine } from '../../../../testing/app/createTestCommandLine.ts';
import { eachEngine } from '../../../../testing/database/eachEngine.ts';
import { foundTitle } from '../../../../testing/database/titles.ts';
import { saveFoundTitles } from '../../titles/saveTitles.ts';
import { importFile } from '../importFile.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-wikidata-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const statement = (value: unknown, rank = 'normal') => ({ rank, mainsnak: { datavalue: { value } } });
const item = (id: string) => ({ 'entity-type': 'item', id });
const time = (date: string, precision = 11) => ({ time: `+${date}T00:00:00Z`, precision });
const entity = (
  id: string,
  names: Readonly<Record<string, string>>,
  claims: Readonly<Record<string, readonly unknown[]>>,
  aliases: Readonly<Record<string, readonly string[]>> = {},
) => {
  const terms = (language: string, value: string) => ({ language, value });
  return {
    ...{ type: 'item', id },
    labels: Object.fromEntries(Object.entries(names).map(([key, name]) => [key, terms(key, name)])),
    aliases: Object.fromEntries(
      Object.entries(aliases).map(([key, list]) => [key, list.map((name) => terms(key, name))]),
    ),
    claims: Object.fromEntries(
      Object.entries(claims).map(([key, values]) => [
        key,
        values.map((value) => (JSON.stringify(value).includes('mainsnak') ? value : statement(value))),
      ]),
    ),
  };
};

const game = entity(
  'Q900001',
  { en: 'The Lamp Room', ja: 'ランプの部屋' },
  {
    P31: [item('Q900010')],
    P577: [time('2003-11-02'), time('2003-05-22'), statement(time('1999-01-01'), 'deprecated')],
    P400: [item('Q900011')],
    P178: [item('Q900012'), item('Q900099')],
    P1733: ['620'],
    P9043: ['600001'],
    P5794: ['the-lamp-room'],
  },
  { en: ['Lamp Room'] },
);
const film = entity(
  'Q900002',
  { en: 'A Long Day' },
  {
    P31: [item('Q11424')],
    P577: [time('1979-00-00', 9)],
    P57: [item('Q900012')],
    P2047: [{ amount: '+2', unit: 'http://www.wikidata.org/entity/Q25235' }],
    P345: ['tt0900002', 'nm0000001'],
  },
);
const animeFilm = entity('Q900003', { ja: '灯' }, { P31: [item('Q20650540')], P4086: ['77'], P4947: ['88'] });
const others = [
  entity('Q900010', { en: 'lamp game' }, { P279: [item('Q7889')] }),
  entity('Q900011', { en: 'PlayStation 2' }, { P31: [item('Q8076')] }),
  entity('Q900012', { en: 'Wick Works' }, {}),
  { type: 'property', id: 'P31', labels: [], claims: [] },
];
const entities = [game, film, animeFilm, ...others];
const dump = (lines: readonly string[]) => `[\n${lines.join(',\n')}\n]\n`;

eachEngine((engine) => {
  const importTo = async (
    store: Awaited<ReturnType<typeof engine.freshStore>>,
    name: string,
    text: string,
  ) => {
    const path = join(folder, name);
    await writeFile(path, name.endsWith('.gz') ? gzipSync(text) : text);
    const { line, output, warnings } = createTestCommandLine();
    const code = await importFile(store, path, line, () => 2000, 'wikidata');
    const withoutPath = (texts: readonly string[]) => texts.map((line) => line.replace(path, 'FILE'));
    return { code, output: withoutPath(output), warnings: withoutPath(warnings) };
  };

  it('imports dumps and small exports with the same result, and matches stored titles by ids, then by name and year', async () => {
    const lines = entities.map((value) => JSON.stringify(value));
    const files = {
      'dump.json.gz': dump(lines),
      'lines.jsonl': lines.join('\n'),
      'array.json': JSON.stringify(entities),
      'indented.json': JSON.stringify(entities, null, 2),
    };
    for (const [name, text] of Object.entries(files)) {
      const store = await engine.freshStore();
      const [steam, byName] = await saveFoundTitles(
        store,
        [
          foundTitle({ sourceId: '1', names: ['Lamps'], ids: { rawg_id: '1', steam_id: '620' } }),
          foundTitle({
            ...{ sourceId: '2', source: 'tmdb', mediaType: 'movie' },
            names: ['A Long Day'],
            year: 1979,
          }),
        ],
        1000,
      );
      const counts = '4 titles, 4 other entries';
      expect(await importTo(store, name, text)).toEqual({
        ...{ code: 0, output: [`Imported FILE: ${counts}.`], warnings: [] },
      });
      expect((await importTo(store, name, text)).output).toEqual([`FILE is already imported: ${counts}.`]);
      const rows = await store.db
        .selectFrom('title_sources')
        .selectAll()
        .where('source', '=', 'wikidata')
        .orderBy('source_id')
        .orderBy('media_type')
        .execute();
      expect(rows.map(({ source_id, media_type }) => `${source_id} ${media_type}`)).toEqual([
        ...['Q900001 game', 'Q900002 movie', 'Q900003 anime', 'Q900003 movie'],
      ]);
      expect(rows.slice(0, 2).map(({ title_id }) => title_id)).toEqual([steam, byName]);
      expect(rows.slice(0, 3).map(({ item }) => JSON.parse(item))).toEqual([
        {
          ...{ name: 'The Lamp Room', released: '2003-05-22', type: 'game' },
          platforms: [{ platform: { name: 'PlayStation 2' } }],
          facts: { year: 2003, developer: 'Wick Works' },
        },
        { title: 'A Long Day', type: 'movie', runtime: 120, facts: { year: 1979, director: 'Wick Works' } },
        { title: '灯', title_japanese: '灯', facts: {} },
      ]);
      expect(JSON.parse(rows[0]?.names ?? '')).toEqual(['The Lamp Room', 'ランプの部屋', 'Lamp Room']);
      const ids = await store.db.selectFrom('title_ids').selectAll().execute();
      expect(
        ids.map(({ media_type, id_name, id_value }) => `${media_type} ${id_name} ${id_value}`).sort(),
      ).toEqual([
        ...['anime mal_id 77', 'anime wikidata_id Q900003'],
        ...['game igdb_id 600001', 'game rawg_id 1', 'game steam_id 620', 'game wikidata_id Q900001'],
        ...[
          'movie imdb_id tt0900002',
          'movie tmdb_id 88',
          'movie wikidata_id Q900002',
          'movie wikidata_id Q900003',
        ],
      ]);
    }
  });

  it('reports invalid lines of a dump with their numbers and reasons, and imports the others, also those of more than 1 MB', async () => {
    const long = { ...film, descriptions: { en: 'x'.repeat(1_500_000) } };
    const nameless = entity('Q900004', { fr: 'Jour' }, { P31: [item('Q11424')] });
    const lines = ['{"id":', '{"id":7}', JSON.stringify(nameless), '7', JSON.stringify(long)];
    const store = await engine.freshStore();
    expect(await importTo(store, 'dump.json', dump([JSON.stringify(game), ...lines]))).toEqual({
      code: 2,
      output: [
        // Without the class in the file, the game is no title.
        'Imported FILE: 1 titles, 1 other entries, 4 lines skipped.',
        '  1 × is not valid JSON',
        '  1 × id must be an id such as Q42',
        '  1 × has no label in English or Japanese',
        '  1 × must be an entity of Wikidata',
      ],
      warnings: [
        'FILE, line 3: is not valid JSON.',
        'FILE, line 4: id must be an id such as Q42.',
        'FILE, line 5: has no label in English or Japanese.',
        'FILE, line 6: must be an entity of Wikidata.',
      ],
    });
  });

  it('imports no title if it is stopped while it reads the names of linked items', async () => {
    const store = await engine.freshStore();
    const path = join(folder, 'dump.json');
    await writeFile(path, dump(entities.map((value) => JSON.stringify(value))));
    const { line, output, stop } = createTestCommandLine();
    stop();
    expect(await importFile(store, path, line, () => 2000, 'wikidata')).toBe(130);
    expect(output).toEqual(['Stopped after 0 titles. Run the same command again to resume.']);
    expect(await store.db.selectFrom('titles').select('slug').execute()).toEqual([]);
  });
});
