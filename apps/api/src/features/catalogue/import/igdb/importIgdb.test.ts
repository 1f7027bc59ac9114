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
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-igdb-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The columns of the table of games that the import reads, among others. */
const columns =
  'id,name,slug,summary,first_release_date,genres,platforms,themes,involved_companies,alternative_names,cover,total_rating,game_type,version_parent,checksum';
const lampRoom =
  '600001,The Lamp Room,the-lamp-room,"A room, a lamp\nand ""you"".",2003-05-22 00:00:00,"{5,31}",{6},{},"{71,72}",{91},81,83.5,0,,ab';
const byTheSea = '600002,By the Sea,by-the-sea,,1053561600,{},{6},{42},{},{},,,8,,cd';

const tables = {
  '1700000000_genres.csv': 'id,name\n5,Puzzle\n31,Adventure\n',
  '1600000000_genres.csv': 'id,name\n5,Old name\n',
  'platforms.csv': 'id,name,slug\n6,PC (Microsoft Windows),win\n',
  'themes.csv': 'id,name\n42,Erotic\n',
  'companies.csv': 'id,name\n1,Wick Works\n2,Lantern House\n',
  'involved_companies.csv': 'id,company,developer,publisher,game\n71,1,t,f,600001\n72,2,f,t,600001\n',
  'alternative_names.csv': 'id,name,game\n91,Lamp Room HD,600001\n',
  'covers.csv': 'id,game,image_id,width,height\n81,600001,co1abc,600,800\n',
  'external_games.csv':
    'id,game,uid,external_game_source\n1,600001,620,1\n2,600001,the-lamp,5\n3,600002,x-y,1\n',
  'websites.csv': 'not,read\n"',
};

const write = async (name: string, text: string) => {
  const path = join(folder, name);
  await writeFile(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
};
const writeTables = async () => {
  for (const [name, text] of Object.entries(tables)) await write(name, text);
};

eachEngine((engine) => {
  const importTo = async (store: Awaited<ReturnType<typeof engine.freshStore>>, path: string) => {
    const { line, output, warnings } = createTestCommandLine();
    const code = await importFile(store, path, line, () => 2000, 'igdb');
    const withoutPath = (texts: readonly string[]) => texts.map((text) => text.replace(path, 'FILE'));
    return { code, output: withoutPath(output), warnings: withoutPath(warnings) };
  };

  it('imports games with the names of the other tables, and matches stored titles by ids, then by name and year', async () => {
    const store = await engine.freshStore();
    const [bySteamId, byName] = await saveFoundTitles(
      store,
      [
        foundTitle({ sourceId: '1', names: ['Lamp Room'], ids: { rawg_id: '1', steam_id: '620' } }),
        foundTitle({ sourceId: '2', names: ['By The Sea'], year: 2003, ids: { rawg_id: '2' } }),
      ],
      1000,
    );
    await writeTables();
    const path = await write('1700000000_games.csv', [columns, lampRoom, byTheSea].join('\r\n'));
    expect(await importTo(store, path)).toEqual({
      ...{ code: 0, output: ['Imported FILE: 2 titles.'], warnings: [] },
    });
    const rows = await store.db
      .selectFrom('title_sources')
      .selectAll()
      .where('source', '=', 'igdb')
      .orderBy('source_id')
      .execute();
    expect(rows.map(({ title_id }) => title_id)).toEqual([bySteamId, byName]);
    expect(rows.map(({ item }) => JSON.parse(item))).toEqual([
      {
        ...{ name: 'The Lamp Room', released: '2003-05-22', rawg_rating: 4.18, type: 'game' },
        ...{ genres: ['Puzzle', 'Adventure'], description_raw: 'A room, a lamp\nand "you".' },
        platforms: [{ platform: { name: 'PC (Microsoft Windows)' } }],
        facts: {
          ...{ developer: 'Wick Works', publisher: 'Lantern House', rating_source: 'IGDB' },
        },
      },
      expect.objectContaining({ released: '2003-05-22', facts: { is_adult: true } }),
    ]);
    expect(JSON.parse(rows[0]?.names ?? '')).toEqual(['The Lamp Room', 'Lamp Room HD']);
    expect(JSON.parse(rows[0]?.pictures ?? '')).toContainEqual({
      ...{ url: 'https://images.igdb.com/igdb/image/upload/t_cover_big/co1abc.jpg', width: 264, height: 352 },
    });
    const titles = await store.db.selectFrom('titles').select('is_adult').orderBy('slug').execute();
    expect(titles.map(({ is_adult }) => is_adult)).toEqual([1, 0]);
  });

  it('imports a changed file with only its changed titles, and counts the others as unchanged', async () => {
    const store = await engine.freshStore();
    await writeTables();
    const first = await write('games.csv.gz', [columns, lampRoom, byTheSea].join('\n'));
    expect((await importTo(store, first)).output).toEqual(['Imported FILE: 2 titles.']);
    const timesOf = async () =>
      (await store.db.selectFrom('title_sources').select('fetched_at').execute()).map(
        ({ fetched_at }) => fetched_at,
      );
    await store.db.updateTable('title_sources').set({ fetched_at: 1 }).execute();
    const renamed = byTheSea.replace('By the Sea', 'By the Old Sea');
    const second = await write('games.csv', [columns, lampRoom, renamed].join('\n'));
    expect((await importTo(store, second)).output).toEqual(['Imported FILE: 1 titles, 1 unchanged.']);
    expect((await timesOf()).sort()).toEqual([1, 2000]);
    expect((await importTo(store, second)).output).toEqual([
      'FILE is already imported: 1 titles, 1 unchanged.',
    ]);
    // Another table of names is another import.
    await write('platforms.csv', 'id,name\n6,Windows\n');
    expect((await importTo(store, second)).output).toEqual(['Imported FILE: 2 titles.']);
  });

  it('reports invalid rows with their lines and reasons, leaves out parts of other games, and imports the rest', async () => {
    const path = await write(
      'games.csv',
      [
        columns,
        'x,Game,,,,,,,,,,,,,',
        '7,Game,,,soon,,,,,,,,,,',
        '8,Game,,,,"{1;2}",,,,,,,,,',
        '9,,,,,,,,,,,,,,',
        '10,Game,,,,',
        '11,Addition,,,,,,,,,,,1,,',
        '12,Edition,,,,,,,,,,,0,600001,',
        'y,Game,,,,,,,,,,,,,',
        byTheSea,
      ].join('\n'),
    );
    const { code, output, warnings } = await importTo(await engine.freshStore(), path);
    expect(code).toBe(2);
    expect(output).toEqual([
      'Imported FILE: 1 titles, 2 other entries, 6 lines skipped.',
      '  2 × id must be a positive whole number',
      '  1 × first_release_date must be a date or a number of seconds',
      '  1 × genres must be a list of ids such as {1,2}',
      '  1 × name must be text',
      '  1 × has 6 cells, not 15',
    ]);
    expect(warnings).toEqual([
      'Not in the folder, so that their facts are missing: genres, platforms, themes, companies, alternative_names, covers, involved_companies, external_games (.csv).',
      'FILE, line 2: id must be a positive whole number.',
      'FILE, line 3: first_release_date must be a date or a number of seconds.',
      'FILE, line 4: genres must be a list of ids such as {1,2}.',
      'FILE, line 5: name must be text.',
      'FILE, line 6: has 6 cells, not 15.',
      'FILE, line 9: id must be a positive whole number.',
    ]);
  });

  it('rejects another table, and a compressed file that ends early', async () => {
    const store = await engine.freshStore();
    const other = await write('games.csv', 'id,name\n1,Game\n');
    await expect(importTo(store, other)).rejects.toThrow('it has no column first_release_date');
    const path = join(folder, 'games.csv.gz');
    await writeFile(path, gzipSync([columns, lampRoom].join('\n')).subarray(0, -12));
    await expect(importTo(store, path)).rejects.toThrow('games.csv.gz cannot be read (Z_BUF_ERROR).');
  });
});
