import { rm } from 'node:fs/promises';
import type { MediaType } from '@gildshelf/api-client/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { findOpenDataProgress } from '../../../platform/titles/openDataProgress.ts';
import { visitor } from '../../../platform/titles/visibleTitles.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { openGames, packOpenData } from '../../../testing/database/packOpenData.ts';
import { builtInCatalogue, foundTitle, installBuiltInTitles } from '../../../testing/database/titles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { saveFoundTitles } from '../titles/saveTitles.ts';
import { type InstallOptions, installOpenData } from './installOpenData.ts';

type Tables = Parameters<typeof packOpenData>[0];

async function install(store: Store, tables: Tables, options: Partial<InstallOptions> = {}) {
  const folder = await packOpenData(tables);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return installOpenData({
    ...{ store, folder, catalogue: builtInCatalogue, clock: () => 1000, pauseRatio: 0, leaseMs: 50 },
    ...{ stopped: new AbortController().signal, ...options },
  });
}

/** Slugs of the titles with their sources, without the built-in ones that no other source has. */
async function titlesOf({ db }: Store): Promise<Record<string, string[]>> {
  const query = db
    .selectFrom('title_sources')
    .innerJoin('titles', 'titles.title_id', 'title_sources.title_id')
    .select(['slug', 'source', 'source_id']);
  const sources: Record<string, string[]> = {};
  for (const { slug, source, source_id } of await query.execute()) {
    sources[slug] ??= [];
    sources[slug].push(`${source} ${source_id}`);
  }
  const found = Object.entries(sources).map(([slug, list]) => [slug, list.sort()] as const);
  return Object.fromEntries(found.filter(([, list]) => list.some((text) => !text.startsWith('built-in '))));
}

async function rowOf({ db }: Store, mediaType: MediaType, slug: string) {
  const { titles } = repositoriesOn(db);
  const id = await titles.findId(visitor, mediaType, slug);
  const [row] = await titles.rowsByIds(id ? [id] : []);
  if (!row) throw new Error(`There is no ${mediaType} ${slug}.`);
  return { ...row, item: JSON.parse(row.item) };
}

const tetris = {
  id: 'enwiki:Tetris (Game Boy video game)',
  name: 'Tetris',
  year: '1986',
  sources: 'wikipedia',
};
const portal = {
  ...{ id: 'steam:620', name: 'Portal 3', released: '2031-04-18', year: '2031', platforms: 'PC | Mac' },
  ...{ genres: 'Puzzle', developer: 'Valve', publisher: 'Valve | EA', steam_id: '620', sources: 'steam' },
};
const bebop = {
  ...{ id: 'mal:901', name: 'Cowboy Jazz', name_from: 'english', title_japanese: 'カウボーイ', year: '1998' },
  ...{ released: '1998-04-03', mal_id: '901', sources: 'fribb' },
};
const film = { id: 'tt1', name: 'A Film', year: '1931', imdb_id: 'tt1', director: 'A | B', sources: 'cmu' };

eachEngine((engine) => {
  it('installs each table under its source, and resolves at once when everything is installed', async () => {
    const store = await engine.freshStore();
    const tables: Tables = {
      games: [portal],
      movies: [{ ...film, id: 'tt0', name: 'First', imdb_id: '' }, film],
      'movies.descriptions': [
        { id: 'tt1', description: 'It is a film.', wikipedia_article: 'A Film (1931)' },
      ],
      anime: [bebop],
      anime_more: [
        {
          id: 'anidb:5',
          name: 'Cowboy Jazz!',
          name_from: 'romaji',
          mal_id: '901',
          anidb_id: '5',
          sources: 'fribb',
        },
        { id: 'mal:902', name: 'Thin', name_from: 'romaji', mal_id: '902', sources: 'fribb' },
      ],
      anime_ids: [
        { mal_id: '901', kitsu_id: '77' },
        { mal_id: '999', kitsu_id: '78' },
      ],
    };
    expect(await install(store, tables)).toBe(true);
    expect(await titlesOf(store)).toEqual({
      'portal-3': ['open-games steam:620'],
      first: ['open-movies tt0'],
      'a-film': ['open-movies tt1'],
      'cowboy-jazz': ['open-anime mal:901'],
      thin: ['open-anime mal:902'],
    });
    const { item } = await rowOf(store, 'game', 'portal-3');
    expect(item).toMatchObject({
      ...{ name: 'Portal 3', released: '2031-04-18', genres: ['Puzzle'] },
      platforms: [{ platform: { name: 'PC' } }, { platform: { name: 'Mac' } }],
      facts: {
        ...{ developer: ['Valve'], publisher: ['Valve', 'EA'], sources: ['steam'], ids: { steam_id: '620' } },
        by: { '*': { source: 'open-games', at: 1000 } },
      },
    });
    const { facts } = (await rowOf(store, 'movie', 'a-film')).item;
    expect(facts).toMatchObject({
      description: 'It is a film.',
      wikipedia_article: 'A Film (1931)',
      year: 1931,
    });
    const jazz = (await rowOf(store, 'anime', 'cowboy-jazz')).item;
    expect(jazz).toMatchObject({
      ...{ title_english: 'Cowboy Jazz', title_japanese: 'カウボーイ', year: 1998 },
      ...{ aired_prop: { from: { year: 1998, month: 4, day: 3 }, to: null } },
      facts: { ids: { mal_id: '901', anidb_id: '5', kitsu_id: '77' } },
    });
    expect(await findOpenDataProgress(store.db)).toEqual([
      { table: 'anime', rows: 1, savedRows: 1, finishedAt: 1000 },
      { table: 'games', rows: 1, savedRows: 1, finishedAt: 1000 },
      { table: 'movies', rows: 2, savedRows: 2, finishedAt: 1000 },
      { table: 'anime_more', rows: 2, savedRows: 2, finishedAt: 1000 },
      { table: 'anime_ids', rows: 2, savedRows: 2, finishedAt: 1000 },
    ]);
    const onProgress = vi.fn();
    await install(store, tables, { onProgress });
    expect(onProgress).not.toHaveBeenCalled();
  });

  it('matches built-in titles by the reviewed ids, which keep their ids, slugs, names, fields and ranks', async () => {
    const store = await engine.freshStore();
    await installBuiltInTitles(store, () => 5);
    const before = await rowOf(store, 'game', 'tetris-game-boy');
    await install(store, {
      games: [{ ...tetris, rank: '7', developer: 'Other', publisher: 'Nintendo', esrb: 'Mature' }],
    });
    expect(await titlesOf(store)).toEqual({
      'tetris-game-boy': ['built-in tetris-game-boy', `open-games ${tetris.id}`],
    });
    const { title_id, title, rank, popularity_rank, item } = await rowOf(store, 'game', 'tetris-game-boy');
    expect(popularity_rank).toBe(7);

    expect({ title_id, title, rank }).toEqual({
      ...{ title_id: before.title_id, title: before.title, rank: before.rank },
    });
    const { by: _, publisher, ...facts } = item.facts;
    expect(publisher).toEqual(['Nintendo']);
    expect(facts).toMatchObject({ developer: before.item.facts.developer, ids: before.item.facts.ids });
    expect(item).toMatchObject({ released: before.item.released, esrb_rating: before.item.esrb_rating });
  });

  it("adds a source to an operator's title of the same name and year, and changes none of its fields", async () => {
    const store = await engine.freshStore();
    const own = foundTitle({
      ...{ source: 'import', sourceId: 'p', names: ['Portal 3'], year: 2031 },
      item: { genres: ['Own'], facts: { developer: 'Own' } },
    });
    const [titleId] = await saveFoundTitles(store, [own], 5000);
    await install(store, { games: [portal] });
    const { title_id, slug, item } = await rowOf(store, 'game', 'portal-3');
    expect([title_id, slug]).toEqual([titleId, 'portal-3']);
    expect(item).toMatchObject({ released: '2031-03-01', genres: ['Own'], facts: { developer: 'Own' } });
    expect(await titlesOf(store)).toEqual({ 'portal-3': ['import p', 'open-games steam:620'] });
  });

  it('an update changes only changed rows, and removes the source of missing ones from titles that others need', async () => {
    const store = await engine.freshStore();
    await saveFoundTitles(store, [foundTitle({ sourceId: '9', names: ['Shared'], year: 1999 })], 1);
    const row = (id: string, name: string, more = {}) => ({
      id,
      name,
      year: '1999',
      sources: 'steam',
      ...more,
    });
    const rest = [row('g:same', 'Same'), row('g:changed', 'Changed')];
    const gone = [row('g:gone', 'Gone'), row('g:tracked', 'Tracked'), row('g:shared', 'Shared')];
    await install(store, { games: [...rest, ...gone, row('g:old', 'Renumbered')] });
    const renumbered = await rowOf(store, 'game', 'renumbered');
    const tracked = await rowOf(store, 'game', 'tracked');
    await store.db
      .insertInto('title_ratings')
      .values({ title_id: tracked.title_id, rating: 5, rating_count: 1 })
      .execute();
    const same = await rowOf(store, 'game', 'same');
    const next = {
      games: [rest[0] ?? {}, row('g:changed', 'Changed', { genres: 'New' }), row('g:new', 'Renumbered')],
    };
    await install(store, next, { clock: () => 2000 });
    expect(await titlesOf(store)).toEqual({
      same: ['open-games g:same'],
      changed: ['open-games g:changed'],
      renumbered: ['open-games g:new'],
      tracked: ['open-games g:tracked'],
      shared: ['rawg 9'],
    });
    expect(await rowOf(store, 'game', 'same')).toEqual(same);
    expect((await rowOf(store, 'game', 'changed')).item.genres).toEqual(['New']);
    expect((await rowOf(store, 'game', 'renumbered')).title_id).toBe(renumbered.title_id);
    expect((await rowOf(store, 'game', 'shared')).item.facts.sources).toBeUndefined();
  });

  it('resumes after a stop, and two processes install every batch once', async () => {
    const store = await engine.freshStore();
    const tables = { games: openGames(400) };
    const stop = new AbortController();
    const onProgress = ({ savedRows }: { savedRows: number }) => savedRows > 50 && stop.abort();
    expect(await install(store, tables, { stopped: stop.signal, onProgress })).toBe(false);
    const first = await findOpenDataProgress(store.db);
    expect(first.find(({ table }) => table === 'games')?.savedRows).toBe(75);
    const saved: number[] = [];
    const record = ({ savedRows }: { savedRows: number }) => void saved.push(savedRows);
    await Promise.all([1, 2].map(() => install(store, tables, { onProgress: record })));
    const batches = saved.filter((rows, index) => rows > 75 && saved.indexOf(rows) === index);
    expect(batches).toEqual(Array.from({ length: 13 }, (_, index) => 100 + index * 25));
    const complete = await engine.freshStore();
    await install(complete, tables);
    expect(await titlesOf(store)).toEqual(await titlesOf(complete));
  });
});
