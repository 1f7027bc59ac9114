import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../database/Store.ts';
import { eachEngine } from '../testing/eachEngine.ts';
import { startTogether } from '../testing/startTogether.ts';
import { installCatalogue } from './installCatalogue.ts';

const builtIn = fileURLToPath(new URL('../../catalogue', import.meta.url));
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-catalogue-'));
  await cp(builtIn, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function edit(table: string, change: (text: string) => string) {
  const path = join(folder, table);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

const titlesOf = (store: Store) => store.db.selectFrom('titles').selectAll().orderBy('title_id').execute();
const versionOf = (store: Store) =>
  store.db
    .selectFrom('top_lists')
    .select('version')
    .where('media_type', '=', 'game')
    .executeTakeFirstOrThrow();

eachEngine((engine) => {
  it('puts every title and its names into the database, and the second time does nothing', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, folder, () => 1000);
    const first = await titlesOf(store);
    expect(first).toHaveLength(360);
    await installCatalogue(store, folder, () => 2000);
    expect(await titlesOf(store)).toEqual(first);
  });

  it('changes what changed in the files and keeps every id', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, folder, () => 1000);
    const before = new Map((await titlesOf(store)).map((title) => [title.slug, title]));
    const version = await versionOf(store);
    await edit('games.tsv', (text) => text.replace('\tElden Ring\t', '\tElden Ring: Golden Edition\t'));
    await installCatalogue(store, folder, () => 2000);
    const after = await titlesOf(store);
    expect(after).toHaveLength(360);
    for (const title of after)
      expect(title).toEqual(
        title.slug === 'elden-ring'
          ? {
              ...before.get(title.slug),
              title: 'Elden Ring: Golden Edition',
              item: expect.stringContaining('Golden'),
              card: expect.stringContaining('Golden'),
              updated_at: 2000,
            }
          : before.get(title.slug),
      );
    expect(await versionOf(store)).not.toEqual(version);
    const names = await store.db
      .selectFrom('search_names')
      .select(['tier', 'words'])
      .where('words', 'like', ' elden%')
      .execute();
    expect(names).toEqual([{ tier: 0, words: ' elden ring golden edition ' }]);
  });

  it('keeps a title that left the files, outside the top list', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, folder, () => 1000);
    await edit('games.tsv', (text) => text.replace(/^.*\telden-ring\t.*\n/m, ''));
    await installCatalogue(store, folder, () => 2000);
    const titles = await titlesOf(store);
    expect(titles.find(({ slug }) => slug === 'elden-ring')?.rank).toBeNull();
    expect(titles.filter(({ rank }) => rank === null)).toHaveLength(1);
  });

  it('is done once by eight processes that start in the same moment', async () => {
    const place = await engine.freshPlace();
    const ends = await startTogether(8, place, folder);
    expect(ends).toEqual(Array.from({ length: 8 }, () => ({ code: 0, error: '' })));
    const store = await engine.open(place);
    const titles = await titlesOf(store);
    expect(titles).toHaveLength(360);
    expect(new Set(titles.map(({ updated_at }) => updated_at)).size).toBe(1);
  });
});
