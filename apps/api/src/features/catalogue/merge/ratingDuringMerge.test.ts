import { mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { expect, it } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle } from '../../../testing/database/titles.ts';
import { saveFoundTitles } from '../titles/saveTitles.ts';
import { mergeTitles } from './mergeTitles.ts';

/** A store that calls `change` once, between the query that finds the title with this id and the response to that query. */
function storeChangedAfterFind(store: Store, titleId: () => string, change: () => Promise<unknown>): Store {
  let isChanged = false;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isChanged && result.rows.some(({ title_id }) => title_id === titleId())) {
        isChanged = true;
        await change();
      }
      return result;
    },
  });
  return { ...store, db };
}

eachEngine((engine) => {
  async function start(change: (store: Store, ids: readonly string[]) => Promise<unknown>) {
    const store = await engine.freshStore();
    const found = [
      foundTitle({ sourceId: '1', names: ['Ico'] }),
      foundTitle({ sourceId: '2', names: ['Ico 2'] }),
    ];
    const ids = await saveFoundTitles(store, found, 1000);
    const changed = storeChangedAfterFind(
      store,
      () => ids[1] ?? '',
      () => change(store, ids),
    );
    const { call, member } = await createTestApp(engine, {}, { store: changed });
    const { token, userId } = await member('ada');
    const body = { gameId: 'ico-2', username: 'ada', status: 'completed', rating: 4 };
    const rate = () => call('POST', mediaTypes.game.rateTitle.path, { token, body });
    const tracked = () =>
      store.db
        .selectFrom('tracked_items')
        .select(['title_id', 'rating'])
        .where('user_id', '=', userId)
        .execute();
    return { store, ids, rate, tracked };
  }

  it('saves a rating with the remaining title when its title is merged during the request', async () => {
    const { ids, rate, tracked } = await start((store, [targetId = '', mergedId = '']) =>
      mergeTitles(store, { targetId, mergedId, by: 'operator', now: 2000 }),
    );
    expect((await rate()).status).toBe(200);
    expect(await tracked()).toEqual([{ title_id: ids[0], rating: 4 }]);
  });

  it('responds with 404 to a rating when its title is deleted during the request', async () => {
    const { rate, tracked } = await start(async ({ db }, [, titleId = '']) => {
      for (const table of ['title_sources', 'title_ids', 'search_names', 'titles'] as const)
        await db.deleteFrom(table).where('title_id', '=', titleId).execute();
    });
    expect(await rate()).toMatchObject({ status: 404, body: { message: ownMessages.title.unknownTitle } });
    expect(await tracked()).toEqual([]);
  });
});
