import type { ImportedTitle } from '@gildshelf/import-formats';
import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { visitor } from '../../../platform/titles/visibleTitles.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { mergeTitles } from '../../../testing/database/titles.ts';
import { addSampleTitles } from '../../../testing/imports/createImporter.ts';
import { repositoriesOn } from '../../repositories.ts';
import { matchTitles, type TitleMatch } from './matchTitles.ts';

const imported = (kind: ImportedTitle['kind'], fields: Partial<ImportedTitle>): ImportedTitle => ({
  ...{ key: 'key', places: [], kind, name: null, otherNames: [], year: null, ids: {}, status: null },
  ...{ rating: null, rated: null, added: null, changed: null, isFavourite: false, isPrivate: false },
  ...{ tags: [], note: null, plays: [], reviews: [], remarks: [], extras: {} },
  ...fields,
});

eachEngine(
  (engine) => {
    let store: Store;
    beforeAll(async () => {
      store = await engine.freshStore();
      await addSampleTitles(store);
    });
    /** The certainty of a match, with the slugs of its titles. */
    async function match(title: ImportedTitle): Promise<string> {
      const [found = { certainty: 'none' } as TitleMatch] = await matchTitles(repositoriesOn(store.db), [
        title,
      ]);
      const ids = 'titleId' in found ? [found.titleId] : 'titleIds' in found ? found.titleIds : [];
      const rows = await repositoriesOn(store.db).titles.rowsByIds(ids);
      return [found.certainty, ...rows.map(({ slug }) => slug).sort()].join(' ');
    }

    test.each<[string, ImportedTitle, string]>([
      [
        'an id',
        imported('anime', { name: 'Whatever', ids: { mal_id: '199' } }),
        'sure sen-to-chihiro-no-kamikakushi',
      ],
      ['an id of another media type', imported('movie', { ids: { mal_id: '199' } }), 'none'],
      [
        'an id as a text of 20 digits',
        imported('game', { ids: { steam_id: '76561198000000000001' } }),
        'none',
      ],
      [
        'two ids of one title',
        imported('movie', { ids: { imdb_id: 'tt0113277', tmdb_id: '949' } }),
        'sure heat',
      ],
      [
        'ids of two titles',
        imported('movie', { ids: { imdb_id: 'tt0113277', tmdb_id: '603' } }),
        'choose heat the-matrix',
      ],
      [
        'an unknown id, but a name and a year',
        imported('movie', { name: 'Heat', year: 1995, ids: { tmdb_id: '1' } }),
        'sure heat',
      ],
      ['a name and a year', imported('movie', { name: 'dune', year: 1984 }), 'sure dune'],
      ['another name and a year', imported('movie', { name: 'Gisaengchung', year: 2019 }), 'sure parasite'],
      [
        'a year that is one off',
        imported('movie', { name: 'Perfect Blue', year: 1997 }),
        'likely perfect-blue',
      ],
      ['another year', imported('game', { name: 'Undertale', year: 2010 }), 'none'],
      ['a name alone', imported('game', { name: 'Hollow Knight' }), 'likely hollow-knight'],
      ['a name of two titles', imported('game', { name: 'Doom' }), 'choose doom doom-2016'],
      [
        'a name of two titles with a year',
        imported('game', { name: 'Resident Evil 4', year: 2023 }),
        'sure resident-evil-4-2023',
      ],
      ['a name that is a number', imported('anime', { name: '86', year: 2021 }), 'sure 86'],
      ['no name', imported('game', {}), 'none'],
      ['a kind without a media type', imported('book', { name: 'Dune', year: 1984 }), 'none'],
    ])('finds by %s', async (_, title, expected) => {
      expect(await match(title)).toBe(expected);
    });

    test('finds the title that another one was merged into by the ids of both', async () => {
      const { titles } = repositoriesOn(store.db);
      const target = (await titles.findId(visitor, 'movie', 'suzume')) ?? '';
      const merged = (await titles.findId(visitor, 'movie', 'suspiria')) ?? '';
      await mergeTitles(store, { targetId: target, mergedId: merged, by: 'operator', now: 1 });
      expect(await match(imported('movie', { ids: { tmdb_id: '361292' } }))).toBe('sure suzume');
    });
  },
  { shared: true },
);
