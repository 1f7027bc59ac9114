import { expect, it } from 'vitest';
import { createSettingsRepository } from '../../../platform/db/createSettingsRepository.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { installedTables, openDataSetting } from '../../../platform/titles/openDataProgress.ts';
import { createMediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle } from '../../../testing/database/titles.ts';
import { saveFoundTitles } from '../titles/saveTitles.ts';

interface Status {
  readonly sources: readonly unknown[];
  readonly notices: readonly unknown[];
  readonly installation: readonly unknown[];
  readonly is_installing: boolean;
}

const progress = (savedRows: number, finishedAt: number | null) =>
  JSON.stringify({ sum: 's', isUpdate: false, rows: 40, savedRows, finishedAt });

const saveProgress = (store: Store, table: (typeof installedTables)[number], value: string) =>
  createSettingsRepository(store.db).save(openDataSetting(table), value);

eachEngine((engine) => {
  async function begin() {
    const store = await engine.freshStore();
    const server = await createMediaServer(store);
    const status = async () => (await server.call<Status>('GET', '/api/catalogue/status'))[1];
    return { store, server, status };
  }

  it('counts the titles of each source by media type, again after a minute', async () => {
    const { store, server, status } = await begin();
    const found = { sourceId: '1', names: ['Zzyzx Drift'], year: 2003 };
    await saveFoundTitles(store, [foundTitle({ ...found, source: 'open-games' })], 0);
    await saveFoundTitles(store, [foundTitle(found)], 0);
    const counts = [
      { type: 'anime', source: 'built-in', name: null, titles: 120 },
      { type: 'game', source: 'built-in', name: null, titles: 120 },
      { type: 'movie', source: 'built-in', name: null, titles: 120 },
      { type: 'game', source: 'open-games', name: null, titles: 1 },
      { type: 'game', source: 'rawg', name: 'RAWG', titles: 1 },
    ];
    expect(await status()).toEqual({ sources: counts, notices: [], installation: [], is_installing: false });
    await saveFoundTitles(store, [foundTitle({ sourceId: '2' })], 0);
    server.time.now += 59_999;
    expect((await status()).sources).toEqual(counts);
    server.time.now += 1;
    expect((await status()).sources.at(-1)).toMatchObject({ source: 'rawg', titles: 2 });
  });

  it('returns the notices of imported sources and of providers with stored titles', async () => {
    const { store, status } = await begin();
    const found = { sourceId: '1', names: ['Zzyzx Drift'], year: 2003 };
    await saveFoundTitles(
      store,
      [foundTitle({ ...found, mediaType: 'anime', source: 'anime-offline-database' })],
      0,
    );
    await saveFoundTitles(store, [foundTitle({ ...found, mediaType: 'movie', source: 'tmdb' })], 0);
    const { sources, notices } = await status();
    expect(sources).toContainEqual({
      ...{ type: 'anime', source: 'anime-offline-database', name: 'anime-offline-database', titles: 1 },
    });
    expect(notices).toMatchObject([
      { type: 'anime', source: 'anime-offline-database' },
      {
        ...{ type: 'movie', source: 'tmdb', name: 'TMDB', url: 'https://www.themoviedb.org/' },
        text: 'This product uses the TMDB API but is not endorsed or certified by TMDB.',
      },
    ]);
  });

  it('returns the progress of each table that has started, and installs until every table is finished', async () => {
    const { store, server, status } = await begin();
    await saveProgress(store, 'anime', progress(40, 7));
    await saveProgress(store, 'games', progress(25, null));
    expect(await status()).toMatchObject({
      installation: [
        { table: 'anime', type: 'anime', rows: 40, installed_rows: 40 },
        { table: 'games', type: 'game', rows: 40, installed_rows: 25 },
      ],
      is_installing: true,
    });
    await saveProgress(store, 'games', progress(40, 7));
    server.time.now += 10_000;
    expect(await status()).toMatchObject({ is_installing: true });
    for (const table of installedTables) await saveProgress(store, table, progress(40, 7));
    server.time.now += 9_999;
    expect(await status()).toMatchObject({ is_installing: true });
    server.time.now += 1;
    expect(await status()).toMatchObject({ is_installing: false });
  });
});
