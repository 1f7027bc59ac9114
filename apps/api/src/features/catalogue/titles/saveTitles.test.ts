import { expect, it } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { runConcurrently } from '../../../testing/app/runConcurrently.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { builtInCatalogue, foundTitle } from '../../../testing/database/titles.ts';
import { unstorableNames } from '../../../testing/hostileNames.ts';
import { installCatalogue } from '../built-in/installCatalogue.ts';
import { saveFoundTitles } from './saveTitles.ts';
import { isSlug } from './slugs.ts';

const titleOf = async (store: Store, titleId: string | undefined) => {
  const row = await store.db
    .selectFrom('titles')
    .selectAll()
    .where('title_id', '=', titleId ?? '')
    .executeTakeFirstOrThrow();
  return { ...row, item: JSON.parse(row.item), card: JSON.parse(row.card) };
};
const count = async (store: Store, table: 'titles' | 'title_sources' | 'title_ids') =>
  (await store.db.selectFrom(table).select('title_id').execute()).length;
const searchNamesOf = async (store: Store, titleId: string | undefined) =>
  (
    await store.db
      .selectFrom('search_names')
      .select(['tier', 'words'])
      .where('title_id', '=', titleId ?? '')
      .orderBy('tier')
      .orderBy('words')
      .execute()
  ).map(({ tier, words }) => `${tier}${words}`);
const builtInId = async (store: Store, slug: string) =>
  (await store.db.selectFrom('titles').select('title_id').where('slug', '=', slug).executeTakeFirstOrThrow())
    .title_id;

eachEngine((engine) => {
  it('saves a new title with an id, a slug, a card and its search names', async () => {
    const store = await engine.freshStore();
    const [titleId] = await saveFoundTitles(
      store,
      [
        foundTitle({
          ...{ sourceId: '7', names: ['Pokémon: Ærø & Søn', 'ポケモン'], year: 1999 },
          ids: { rawg_id: '7', igdb_id: '70' },
          item: { genres: ['RPG'], description_raw: 'A long one.' },
          pictures: [
            { url: 'https://pictures.example/s.jpg', width: 200, height: 100 },
            { url: 'https://pictures.example/m.jpg', width: 640, height: 360 },
            { url: 'https://pictures.example/l.jpg', width: 1920, height: 1080 },
          ],
        }),
      ],
      1000,
    );
    const title = await titleOf(store, titleId);
    expect(title).toMatchObject({
      ...{ slug: 'pokemon-aero-and-son', title: 'Pokémon: Ærø & Søn', rank: null },
      ...{ created_at: 1000, updated_at: 1000 },
      item: {
        ...{ name: 'Pokémon: Ærø & Søn', released: '1999-03-01', description_raw: 'A long one.' },
        background_image: 'https://pictures.example/m.jpg',
        facts: {
          ids: { rawg_id: '7', igdb_id: '70' },
          by: Object.fromEntries(
            ['description_raw', 'genres', 'name', 'pictures', 'released'].map((field) => [
              field,
              { source: 'rawg', at: 1000 },
            ]),
          ),
        },
      },
    });
    expect(title.card).toEqual({
      ...{ background_image: 'https://pictures.example/m.jpg', name: 'Pokémon: Ærø & Søn' },
      image_srcset:
        'https://pictures.example/s.jpg 200w, https://pictures.example/m.jpg 640w, https://pictures.example/l.jpg 1920w',
      ...{ released: '1999-03-01', genres: ['RPG'] },
    });
    expect(await searchNamesOf(store, titleId)).toEqual(['0 pokemon ærø søn ', '3 ポ ケ モ ン ']);
    expect(await count(store, 'title_ids')).toBe(2);
  });

  it('updates only the fetch time of a title when its source returns the same data again', async () => {
    const store = await engine.freshStore();
    const found = foundTitle({ sourceId: '7', item: { genres: ['RPG'] } });
    const [first] = await saveFoundTitles(store, [found], 1000);
    const before = await titleOf(store, first);
    const [second] = await saveFoundTitles(store, [found], 2000);
    expect(second).toBe(first);
    expect(await titleOf(store, first)).toEqual(before);
    const { fetched_at } = await store.db
      .selectFrom('title_sources')
      .select('fetched_at')
      .executeTakeFirstOrThrow();
    expect(fetched_at).toBe(2000);
    await saveFoundTitles(store, [{ ...found, item: { ...found.item, genres: ['Racing'] } }], 3000);
    expect(await titleOf(store, first)).toMatchObject({ updated_at: 3000, card: { genres: ['Racing'] } });
  });

  it('matches a title by an id of another source, whatever its name there', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, builtInCatalogue, () => 500);
    const eldenRingId = await builtInId(store, 'elden-ring');
    const before = await titleOf(store, eldenRingId);
    const [titleId] = await saveFoundTitles(
      store,
      [
        foundTitle({
          ...{ sourceId: '326243', ids: { rawg_id: '326243' }, names: ['Elden Ring (Global)'], year: 2021 },
          item: { description_raw: 'Theirs.', rawg_rating: 1.5, description: 'More.' },
        }),
      ],
      1000,
    );
    expect(titleId).toBe(eldenRingId);
    const title = await titleOf(store, eldenRingId);
    const { description_raw, rawg_rating } = before.item;
    expect(title).toMatchObject({ slug: 'elden-ring', title: 'Elden Ring', rank: before.rank });
    expect(title.item).toMatchObject({
      description_raw,
      rawg_rating,
      description: 'More.',
      name: 'Elden Ring',
    });
    expect(title.item.facts.by).toMatchObject({
      ...{ description: { source: 'rawg', at: 1000 }, name: { source: 'built-in', at: 500 } },
    });
    expect(title.item.facts.rating_source).toBe(before.item.facts.rating_source);
    expect(await searchNamesOf(store, eldenRingId)).toContain('1 elden ring global ');
  });

  it('matches a title by name and year if exactly one title has both, and never by the name alone', async () => {
    const store = await engine.freshStore();
    const named = (source: 'rawg' | 'igdb' | 'import', sourceId: string, year: number | null) =>
      foundTitle({ source, sourceId, names: ['Pac-Man'], year });
    const save = async (...found: Parameters<typeof named>) =>
      (await saveFoundTitles(store, [named(...found)], 1000))[0];
    const first = await save('rawg', '1', 1980);
    expect(await save('igdb', '1', 1980)).toBe(first);
    expect(await save('igdb', '2', 1983)).not.toBe(first);
    expect(await save('import', '3', null)).not.toBe(first);
    // The source already has another title of this name: the two differ, and the name no longer identifies either.
    const second = await save('rawg', '2', 1980);
    expect(second).not.toBe(first);
    expect([first, second]).not.toContain(await save('import', '4', 1980));
    expect(await count(store, 'titles')).toBe(5);
    const slugs = await store.db.selectFrom('titles').select('slug').orderBy('title_id').execute();
    expect(slugs.map(({ slug }) => slug).sort()).toEqual([
      'pac-man',
      'pac-man-1980',
      'pac-man-1983',
      'pac-man-import-3',
      'pac-man-import-4',
    ]);
  });

  it('never matches titles of different media types, also if their ids, names and years are the same', async () => {
    const store = await engine.freshStore();
    const year = 1989;
    const found = (mediaType: 'anime' | 'manga' | 'movie' | 'show', source: 'jikan' | 'tmdb') =>
      foundTitle({
        ...{ mediaType, source, sourceId: '30', names: ['Tide'], year },
        ids: { [source === 'tmdb' ? 'tmdb_id' : 'mal_id']: '30', imdb_id: 'tt0000030' },
        item: { published: { from: { year } }, aired_prop: { from: { year } } },
      });
    const titles = [
      ...[found('anime', 'jikan'), found('manga', 'jikan')],
      ...[found('movie', 'tmdb'), found('show', 'tmdb')],
    ];
    const ids = await saveFoundTitles(store, titles, 1000);
    expect(new Set(ids).size).toBe(4);
    expect(await saveFoundTitles(store, titles.toReversed(), 2000)).toEqual(ids.toReversed());
    // Another source of the manga has its ids, its name and its year, and is one with the manga.
    const { ids: malIds, item } = found('manga', 'jikan');
    const other = { source: 'anilist', sourceId: '7', names: ['Tide'], year } as const;
    const saved = await saveFoundTitles(
      store,
      [foundTitle({ mediaType: 'manga', ...other, ids: { ...malIds, anilist_id: '7' }, item })],
      3000,
    );
    expect(saved).toEqual([ids[1]]);
    const slugs = await store.db.selectFrom('titles').select('slug').execute();
    expect(slugs.map(({ slug }) => slug)).toEqual(['tide', 'tide', 'tide', 'tide']);
  });

  it('does not match titles with conflicting ids, nor titles that share only an alternative name', async () => {
    const store = await engine.freshStore();
    const [first] = await saveFoundTitles(
      store,
      [foundTitle({ sourceId: '1', names: ['Mirror', 'M'], year: 2001, ids: { igdb_id: '1' } })],
      1000,
    );
    const [conflicting, sharing, ambiguous] = await saveFoundTitles(
      store,
      [
        foundTitle({ source: 'igdb', sourceId: '2', names: ['Mirror'], year: 2001, ids: { igdb_id: '2' } }),
        foundTitle({ source: 'import', sourceId: '3', names: ['Maze', 'M'], year: 2001 }),
        foundTitle({ source: 'import', sourceId: '4', names: ['M'], year: 2001 }),
      ],
      1000,
    );
    expect(new Set([first, conflicting, sharing]).size).toBe(3);
    // 'M' is now an alternative name of two titles.
    expect([first, conflicting, sharing]).not.toContain(ambiguous);
  });

  it('does not replace the details of a source with partial data of the same source', async () => {
    const store = await engine.freshStore();
    const complete = foundTitle({ sourceId: '1', item: { description_raw: 'All of it.' } });
    const [titleId] = await saveFoundTitles(store, [complete], 1000);
    await saveFoundTitles(
      store,
      [foundTitle({ sourceId: '1', isWhole: false, item: { description_raw: 'A part.' } })],
      2000,
    );
    expect((await titleOf(store, titleId)).item.description_raw).toBe('All of it.');
    // Partial data of another source fills in missing fields; its details take precedence over older ones.
    const other = { source: 'igdb', sourceId: '9', ids: { rawg_id: '1' } } as const;
    await saveFoundTitles(store, [{ ...complete, ids: { rawg_id: '1' } }], 2500);
    await saveFoundTitles(
      store,
      [foundTitle({ ...other, isWhole: false, item: { description_raw: 'Part.', genres: ['Puzzle'] } })],
      3000,
    );
    expect((await titleOf(store, titleId)).item).toMatchObject({
      ...{ description_raw: 'All of it.', genres: ['Puzzle'] },
    });
    await saveFoundTitles(store, [foundTitle({ ...other, item: { description_raw: 'Newer.' } })], 4000);
    expect((await titleOf(store, titleId)).item).toMatchObject({ description_raw: 'Newer.', name: 'Game 9' });
  });

  it('saves every name, and gives each title a unique and valid slug', async () => {
    const store = await engine.freshStore();
    const names = [
      ...unstorableNames,
      ...['top', 'Search', '!!!', '葬送のフリーレン 2', 'Привет', 'X'.repeat(400), '1942', 'It’s'],
      '01990000-0000-7000-8000-000000000000',
    ];
    const found = [...names, ...names].map((name, index) =>
      foundTitle({ sourceId: `${index} ü/${index}`, names: [name] }),
    );
    const ids = await saveFoundTitles(store, found, 1000);
    expect(new Set(ids).size).toBe(found.length);
    const slugs = (await store.db.selectFrom('titles').select('slug').execute()).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(found.length);
    expect(slugs.filter((slug) => !isSlug(slug))).toEqual([]);
    expect(slugs).toEqual(expect.arrayContaining(['1942', 'its']));
    expect(slugs).not.toContain('2');
  });

  it('assigns the same slugs whether titles are saved together or one by one', async () => {
    const found = Array.from({ length: 60 }, (_, index) =>
      foundTitle({
        ...{ source: index % 3 === 0 ? 'igdb' : 'rawg', sourceId: String(index) },
        ...{ names: ['Pac-Man', `Pac ${index % 7}`], year: index % 5 === 0 ? null : 1980 + (index % 4) },
        ids: { [`id_${index % 4}`]: String(index % 11) },
      }),
    );
    const saveInBatches = async (size: number) => {
      const store = await engine.freshStore();
      for (let start = 0; start < found.length; start += size)
        await saveFoundTitles(store, found.slice(start, start + size), 1000);
      const query = store.db
        .selectFrom('title_sources')
        .innerJoin('titles', 'titles.title_id', 'title_sources.title_id')
        .select(['slug', 'title_sources.item', 'source', 'source_id'])
        .orderBy('source')
        .orderBy('source_id');
      return query.execute();
    };
    const together = await saveInBatches(60);
    expect(await saveInBatches(1)).toEqual(together);
    expect(await saveInBatches(7)).toEqual(together);
    expect(together).toHaveLength(60);
  });

  it('saves a title once when several processes find it concurrently', async () => {
    const database = await engine.freshLocation();
    const found = Array.from({ length: 40 }, (_, number) =>
      foundTitle({ sourceId: String(number), names: ['Same Name'] }),
    );
    const batches = [found, [...found].reverse(), found.slice(20), found.slice(0, 30).reverse()];
    const jobs = batches.map((batch) => ({ location: database, found: batch.map((title) => [title]) }));
    expect(await runConcurrently(jobs)).toEqual(batches.map(() => ({ code: 0, error: '' })));
    const store = await engine.open(database);
    expect(await count(store, 'titles')).toBe(40);
    expect(await count(store, 'title_sources')).toBe(40);
  });
});
