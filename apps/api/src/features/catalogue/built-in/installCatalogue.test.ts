import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { prepareConcurrently } from '../../../testing/app/runConcurrently.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { builtInCatalogue } from '../../../testing/database/titles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { installCatalogue, readFingerprint } from './installCatalogue.ts';

const builtIn = fileURLToPath(new URL('../../../../catalogue', import.meta.url));
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
const namesOf = ({ db }: Store) =>
  db
    .selectFrom('search_names')
    .select(['title_id', 'tier', 'words'])
    .orderBy('title_id')
    .orderBy('words')
    .execute();
const sourcesOf = ({ db }: Store) =>
  db.selectFrom('title_sources').selectAll().orderBy('title_id').orderBy('source').execute();
const idsOf = ({ db }: Store) =>
  db.selectFrom('title_ids').selectAll().orderBy('title_id').orderBy('id_name').orderBy('id_value').execute();
const versionOf = (store: Store) =>
  store.db
    .selectFrom('top_lists')
    .select('version')
    .where('media_type', '=', 'game')
    .executeTakeFirstOrThrow();

eachEngine((engine) => {
  it('stores all 360 titles, and a second run changes nothing', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, folder, () => 1000);
    const first = await titlesOf(store);
    expect(first).toHaveLength(360);
    await installCatalogue(store, folder, () => 2000);
    expect(await titlesOf(store)).toEqual(first);
  });

  it('updates a title that changed in the files and preserves all ids', async () => {
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
              search_version: expect.any(Number),
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

  it('retains a title that was removed from the files, without a rank in the top list', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, folder, () => 1000);
    await edit('games.tsv', (text) => text.replace(/^.*\telden-ring\t.*\n/m, ''));
    await installCatalogue(store, folder, () => 2000);
    const titles = await titlesOf(store);
    expect(titles.find(({ slug }) => slug === 'elden-ring')?.rank).toBeNull();
    expect(titles.filter(({ rank }) => rank === null)).toHaveLength(1);
  });

  it('adds sources and ids to a catalogue installed by a version without them, and changes nothing else', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, folder, () => 1000);
    const sources = await sourcesOf(store);
    const ids = await idsOf(store);
    expect(sources).toHaveLength(360);
    expect(ids.length).toBeGreaterThan(360);
    const before = await titlesOf(store);
    const names = await namesOf(store);
    // Restores the state that a version without sources left.
    for (const table of ['title_sources', 'title_ids', 'settings'] as const)
      await store.db.deleteFrom(table).execute();
    for (const { title_id, item } of before) {
      const { facts, ...rest } = JSON.parse(item);
      const { by: _, ...otherFacts } = facts;
      const old = JSON.stringify({ facts: otherFacts, ...rest });
      await store.db.updateTable('titles').set({ item: old }).where('title_id', '=', title_id).execute();
    }
    await installCatalogue(store, folder, () => 2000);
    const withoutTime = (rows: typeof sources) => rows.map((row) => ({ ...row, fetched_at: 0 }));
    const sourcesAfter = await sourcesOf(store);
    expect(withoutTime(sourcesAfter)).toEqual(withoutTime(sources));
    expect(await idsOf(store)).toEqual(ids);
    const dated = before.map(({ item, ...row }) => ({
      ...row,
      item: item.replaceAll('"at":1000', '"at":2000'),
    }));
    expect(await titlesOf(store)).toEqual(dated.map((row) => expect.objectContaining(row)));
    expect(await namesOf(store)).toEqual(names);
  });

  it('installs the catalogue once when eight processes start concurrently', async () => {
    const database = await engine.freshLocation();
    const exits = await prepareConcurrently(8, database, folder);
    expect(exits).toEqual(Array.from({ length: 8 }, () => ({ code: 0, error: '' })));
    const store = await engine.open(database);
    const titles = await titlesOf(store);
    expect(titles).toHaveLength(360);
    expect(new Set(titles.map(({ updated_at }) => updated_at)).size).toBe(1);
  });
});

/** More than SQLite accepts in one statement; one in a thousand has a rank in the top list. */
const otherTitles = 36_000;
const batchSize = 3_000;

eachEngine((engine) => {
  it('replaces the top list of a catalogue with 36,000 other titles', async () => {
    const store = await engine.freshStore();
    const titles = repositoriesOn(store.db).titles;
    for (let start = 0; start < otherTitles; start += batchSize)
      await titles.save(
        Array.from({ length: batchSize }, (_, index) => ({
          ...{ title_id: uuidv7(start + index), media_type: 'game' as const, slug: `other-${start + index}` },
          ...{ title: 'Other', item: '{}', card: '{}', created_at: 0, updated_at: 0 },
          rank: index % 1000 === 0 ? index / 1000 : null,
        })),
      );
    await installCatalogue(store, builtInCatalogue, () => 1000);
    const top = await titles.top('game', 200);
    expect(top).toHaveLength(120);
    expect(top.every(({ slug }) => !slug.startsWith('other-'))).toBe(true);
  });
});

describe('the fingerprint of the catalogue', () => {
  let titles: string;
  let code: string;
  beforeEach(async () => {
    [titles, code] = [join(folder, 'titles'), join(folder, 'code')];
    for (const directory of [titles, code]) {
      await mkdir(directory);
      await writeFile(join(directory, 'one'), '1');
    }
  });

  it('changes only when the files or the code change', async () => {
    const first = await readFingerprint(titles, code);
    expect(await readFingerprint(titles, code)).toBe(first);
    await appendFile(join(titles, 'one'), ' and a half');
    const second = await readFingerprint(titles, code);
    await appendFile(join(code, 'one'), ' and a half');
    const third = await readFingerprint(titles, code);
    await writeFile(join(titles, 'two'), '2');
    expect(new Set([first, second, third, await readFingerprint(titles, code)]).size).toBe(4);
  });

  it('is undefined when running from source, so that titles are read at each start', async () => {
    expect(await readFingerprint(titles)).toBeUndefined();
  });
});
