import { collectionSorts, mediaTypes } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CollectionFilter, CollectionIndex, CollectionOwner } from '../../../config/CollectionIndex.ts';
import { queriesOf } from '../../../platform/db/queryPlans.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { createEditor, type Editor } from '../../../testing/app/createEditor.ts';
import { createMediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { saveGames } from '../../../testing/database/titles.ts';
import { createTitleBrowse } from '../browse/createTitleBrowse.ts';
import { createTitleSearch } from '../search/createTitleSearch.ts';
import { createCollectionIndex } from './createCollectionIndex.ts';

const { rateTitle, removeTitle } = mediaTypes.game;
const filter: CollectionFilter = {
  ...{ type: 'game', words: '', statuses: [], tags: [], facets: {}, ratingFrom: 0, ratingTo: 5 },
  ...{ isFavourite: false, isUnrated: false, isUndated: false },
};
const title = fc.nat({ max: 5 });
const stars = fc.constantFrom(0, 1, 4, 4.5);
const status = fc.constantFrom('playing' as const, 'completed' as const, 'planned' as const);
const tags = fc.subarray(['cosy', 'old', 'long']);

const action = fc.oneof(
  fc.record({ name: fc.constant('rate' as const), title, status, rating: stars }),
  fc.record({ name: fc.constant('describe' as const), title, tags, is_favourite: fc.boolean() }),
  fc.record({
    name: fc.constant('play' as const),
    title,
    progress: fc.constantFrom(null, 30, 90),
    finished: fc.constantFrom(null, '2020', '2021-05'),
  }),
  fc.record({ name: fc.constantFrom('remove' as const, 'restore' as const), title }),
  fc.record({ name: fc.constant('bulk' as const), titles: fc.uniqueArray(title), tags }),
  fc.record({ name: fc.constantFrom('undo' as const, 'view' as const) }),
);

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Performs an action on games; one that is not possible changes nothing. */
async function perform(
  { call, bulk, undoLast, username, userId }: Editor,
  ids: readonly string[],
  step: Action,
) {
  const of = (index: number) => ids[index] ?? '';
  switch (step.name) {
    case 'rate': {
      const { status, rating } = step;
      return call('POST', rateTitle.path, { username, gameId: of(step.title), status, rating });
    }
    case 'describe': {
      const { tags, is_favourite } = step;
      return call('PATCH', `/api/history/game/${of(step.title)}`, { tags, is_favourite });
    }
    case 'play': {
      const { progress, finished } = step;
      const play = { state: 'finished', progress, finished };
      return call('POST', `/api/history/game/${of(step.title)}/plays`, play);
    }
    case 'remove':
      return call('DELETE', removeTitle.path.replace(':userId', userId).replace(':titleId', of(step.title)));
    case 'restore':
      return call('POST', `/api/history/game/${of(step.title)}/restore`);
    case 'bulk': {
      const titles = step.titles.map((index) => ({ media_type: 'game', title_id: of(index) }));
      return bulk({ add_tags: step.tags, is_favourite: true }, titles);
    }
    case 'undo':
      return undoLast();
    case 'view':
      return call('POST', '/api/collection/views', { type: 'game', name: 'Tagged', query: 'tag=cosy' });
  }
}

/** All titles of a collection in every order, and its numbers. */
async function contentOf(index: CollectionIndex, owner: CollectionOwner) {
  const pages = [];
  for (const sort of collectionSorts)
    for (const isDescending of [false, true])
      pages.push([
        sort,
        await index.pageOf(owner, filter, { sort, isDescending, after: undefined, limit: 50 }),
      ]);
  return { pages, counts: await index.countsOf(owner, { ...filter, tags: ['cosy'] }) };
}

eachEngine((engine) => {
  async function start() {
    const store = await engine.freshStore();
    const server = await createMediaServer(store);
    const ids = await saveGames(store, ['Ash'], ['Birch'], ['Cedar'], ['Elm'], ['Fir'], ['Oak']);
    return { store, server, ids };
  }

  const catalogueOf = (store: Store) => ({ ...createTitleBrowse(store), ...createTitleSearch(store) });

  test('after any changes a collection in memory is as one that is read again', async () => {
    const { store, server, ids } = await start();
    const catalogue = catalogueOf(store);
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 14 }), async (steps) => {
        const editor = await createEditor(store, server);
        const owner = { userId: editor.userId, seesAdultTitles: false };
        const lasting = createCollectionIndex(store, catalogue);
        for (const step of steps) {
          await perform(editor, ids, step);
          const reread = await contentOf(createCollectionIndex(store, catalogue), owner);
          expect(await contentOf(lasting, owner), JSON.stringify(step)).toEqual(reread);
        }
      }),
      { numRuns: 12, seed: 24 },
    );
  }, 120_000);

  test('a change reads the changed titles only', async () => {
    const { store, server, ids } = await start();
    const editor = await createEditor(store, server);
    const owner = { userId: editor.userId, seesAdultTitles: false };
    for (const id of ids)
      await perform(editor, [id], { name: 'rate', title: 0, status: 'playing', rating: 4 });
    const catalogue = catalogueOf(store);
    const queries = await queriesOf(store, async (observed) => {
      const index = createCollectionIndex(observed, catalogue);
      const page = { sort: 'name', isDescending: false, after: undefined, limit: 50 } as const;
      expect((await index.pageOf(owner, filter, page)).ids).toHaveLength(6);
      await perform(editor, ids, { name: 'remove', title: 2 });
      expect((await index.pageOf(owner, filter, page)).ids).toHaveLength(5);
      expect((await index.pageOf(owner, filter, page)).ids).toHaveLength(5);
    });
    const reads = queries.filter(({ sql }) => /from "tracked_items"/.test(sql));
    expect(reads.map(({ sql }) => /"title_id" in/.test(sql))).toEqual([false, true]);
  });

  test('a collection that is far behind is read again', async () => {
    const { store, server, ids } = await start();
    const editor = await createEditor(store, server);
    const owner = { userId: editor.userId, seesAdultTitles: false };
    const index = createCollectionIndex(store, catalogueOf(store));
    await index.idsOf(owner, filter);
    await perform(editor, ids, { name: 'rate', title: 3, status: 'playing', rating: 4 });
    await store.db
      .updateTable('histories')
      .set(({ eb }) => ({ version: eb('version', '+', 5000) }))
      .execute();
    await store.db.deleteFrom('collection_changes').execute();
    expect(await index.idsOf(owner, filter)).toEqual([ids[3]]);
  });
});
