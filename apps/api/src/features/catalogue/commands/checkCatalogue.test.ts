import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestCommandLine } from '../../../testing/app/createTestCommandLine.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { builtInCatalogue, foundTitle } from '../../../testing/database/titles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { installCatalogue } from '../built-in/installCatalogue.ts';
import { saveFoundTitles } from '../titles/saveTitles.ts';
import { catalogueStatus } from './catalogueStatus.ts';
import { checkCatalogue } from './checkCatalogue.ts';

eachEngine((engine) => {
  it('finds no errors in a valid catalogue, and counts titles without a year or an image', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, builtInCatalogue, () => 1);
    await saveFoundTitles(store, [foundTitle({ sourceId: '1' })], 1000);
    const { line, output } = createTestCommandLine();
    expect(await checkCatalogue(store, line)).toBe(0);
    expect(output).toEqual([
      '1 of 361 titles have no year',
      '361 of 361 titles have no image',
      'Nothing is broken.',
    ]);
  });

  it('prints the errors of a broken catalogue, and exits with 1', async () => {
    const store = await engine.freshStore();
    const [first, second, third] = await saveFoundTitles(
      store,
      ['1', '2', '3'].map((sourceId) => foundTitle({ sourceId, ids: { rawg_id: sourceId } })),
      1000,
    );
    const { db } = store;
    const change = (titleId: string | undefined, set: object) =>
      db
        .updateTable('titles')
        .set(set)
        .where('title_id', '=', titleId ?? '')
        .execute();
    await change(first, { slug: 'top', rank: 1 });
    await change(second, { item: '{', rank: 1 });
    await change(third, { title: '' });
    await db
      .deleteFrom('title_sources')
      .where('title_id', '=', first ?? '')
      .execute();
    await db
      .insertInto('title_ids')
      .values({ media_type: 'anime', id_name: 'rawg_id', id_value: '9', title_id: third ?? '' })
      .execute();
    if (store.engine === 'sqlite') {
      // A database file written without checks of foreign keys.
      await sql`pragma foreign_keys = off`.execute(db);
      const row = { source: 'igdb', media_type: 'game', source_id: '8', is_whole: 1, fetched_at: 1 } as const;
      await db
        .insertInto('title_sources')
        .values({ ...row, title_id: 'gone', item: '{}', names: '[]', pictures: '[]' })
        .execute();
    }
    const { line, output } = createTestCommandLine();
    expect(await checkCatalogue(store, line)).toBe(1);
    expect(output.filter((text) => !text.includes('titles have no')).sort()).toEqual(
      [
        'broken: 1 ids of another media type than their title',
        'broken: 1 ranks in a top list shared by two titles',
        ...(store.engine === 'sqlite' ? ['broken: 1 sources without their title'] : []),
        'broken: 1 titles without a source',
        'broken: 1 titles that cannot be read',
        'broken: 1 titles with an invalid slug',
        'broken: 1 titles with two ids of one kind',
        'broken: 1 titles without a name',
        'game "game-2" cannot be read',
        'game "game-3" has no name',
        'game "top" has an invalid slug',
      ].sort(),
    );
  });

  it('prints the state of the providers, the titles by source with their last update, and the open data', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, builtInCatalogue, () => 1);
    await saveFoundTitles(store, [foundTitle({ sourceId: '1' })], 1000);
    const progress = { sum: '', hasOldRows: false, rows: 2000, savedRows: 25, finishedAt: null };
    await repositoriesOn(store.db).settings.save('open-data:games', JSON.stringify(progress));
    const now = Date.UTC(2026, 10, 23, 12);
    const state = { next_turn_at: 0, failures: 3, succeeded_at: now - 60_000, failed_at: now - 1000 };
    await store.db
      .insertInto('provider_states')
      .values([
        { ...state, provider: 'rawg', circuit_open_until: now + 60_000, problem: 'timeout' },
        { ...state, provider: 'jikan', circuit_open_until: 0, failed_at: 0, problem: '' },
      ])
      .execute();
    const { line, output } = createTestCommandLine();
    expect(await catalogueStatus(store, ['rawg', 'igdb'], line, () => now)).toBe(0);
    expect(output).toEqual([
      'rawg',
      '  last success: 2026-11-23T11:59:00.000Z',
      '  last failure: 2026-11-23T11:59:59.000Z, timeout',
      '  circuit open until 2026-11-23T12:01:00.000Z',
      'igdb',
      '  never requested',
      'jikan (not in CATALOGUE_PROVIDERS)',
      '  last success: 2026-11-23T11:59:00.000Z',
      '  last failure: never',
      '  circuit closed',
      'anime: 120 titles',
      '  built-in: 120, last updated 1970-01-01T00:00:00.001Z',
      'game: 121 titles',
      '  built-in: 120, last updated 1970-01-01T00:00:00.001Z',
      '  rawg: 1, last updated 1970-01-01T00:00:01.000Z',
      'movie: 120 titles',
      '  built-in: 120, last updated 1970-01-01T00:00:00.001Z',
      'open data, games: 25 of 2,000 rows, not finished',
    ]);
  });
});
