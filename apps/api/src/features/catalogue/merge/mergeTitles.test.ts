import { mediaTypes } from '@gildshelf/api-client/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { everyTitle } from '../../../platform/titles/visibleTitles.ts';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foldCounts, foundTitle } from '../../../testing/database/titles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { saveFoundTitles } from '../titles/saveTitles.ts';
import { mergeTitles } from './mergeTitles.ts';
import { splitTitles } from './splitTitles.ts';
import { titleTables } from './titleTables.ts';

const rawg = foundTitle({ sourceId: '1', names: ['Ico'], year: 2001, ids: { rawg_id: '1', steam_id: '10' } });
const duplicate = foundTitle({
  ...{ sourceId: '2', names: ['ICO (PS2)', 'イコ'], year: 2002, ids: { rawg_id: '2', igdb_id: '20' } },
  item: { genres: ['Puzzle'] },
});
const igdb = foundTitle({
  ...{ source: 'igdb', sourceId: '20', names: ['ICO PlayStation 2'], year: 2002, ids: { igdb_id: '20' } },
  item: { description_raw: 'A boy with horns.' },
});

/** All rows of the tables that a merge changes, without times and versions that a split sets. */
async function contentOf({ db }: Store) {
  const rows = async (
    table: 'title_sources' | 'title_ids' | 'search_names' | 'title_links' | 'title_ratings',
  ) => (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort();
  const titles = await db
    .selectFrom('titles')
    .select(['title_id', 'slug', 'title', 'rank', 'item'])
    .execute();
  const tracked = await db
    .selectFrom('tracked_items')
    .select(['user_id', 'title_id', 'status', 'rating', 'created_at', 'updated_at'])
    .execute();
  return {
    titles: titles.map((row) => JSON.stringify(row)).sort(),
    tracked: tracked.map((row) => JSON.stringify(row)).sort(),
    sources: await rows('title_sources'),
    ids: await rows('title_ids'),
    names: await rows('search_names'),
    links: await rows('title_links'),
  };
}

eachEngine((engine) => {
  /** A server with the title `ico` and its duplicate `ico-ps2`, and functions to change them. */
  async function start() {
    const server = await createTestApp(engine);
    const { store, call, time } = server;
    const [targetId = '', mergedId = ''] = await saveFoundTitles(store, [rawg, duplicate], 1000);
    await saveFoundTitles(store, [igdb], 1000);
    const rate = async (token: string, slug: string, username: string, rating: number) => {
      time.now += 1000;
      const body = { gameId: slug, username, status: 'completed', rating };
      expect((await call('POST', mediaTypes.game.rateTitle.path, { token, body })).status).toBe(200);
    };
    const merge = () => mergeTitles(store, { targetId, mergedId, by: 'operator', now: time.now });
    const split = async (mergeId: string) => {
      const [merged] = await repositoriesOn(store.db).merges.findOpen({ id: mergeId });
      if (!merged) throw new Error('The merge does not exist.');
      return splitTitles(store, { merge: merged, by: 'operator', now: time.now });
    };
    const ratingOf = async (slug: string) => {
      const { average, count } = (await call('GET', `/api/games/${slug}/rating`)).body;
      return { average, count };
    };
    const fold = () => foldCounts(store);
    return { ...server, targetId, mergedId, rate, merge, split, ratingOf, fold };
  }

  it('every table with title ids has its place in a merge', async () => {
    const { db, engine: name } = await engine.freshStore();
    const { rows } = await (name === 'sqlite'
      ? sql<{
          name: string;
        }>`select tables.name from sqlite_master as tables, pragma_table_info(tables.name) as columns
          where tables.type = 'table' and columns.name = 'title_id' and tables.sql not like 'create virtual%'`
      : sql<{ name: string }>`select table_name as name from information_schema.columns
          where table_schema = 'public' and column_name = 'title_id'`
    ).execute(db);
    expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(titleTables).sort());
  });

  it('moves sources, ids and names, and both the old slug and the old id lead to the remaining title', async () => {
    const { call, targetId, mergedId, merge, store } = await start();
    await merge();
    for (const slugOrId of ['ico', 'ico-ps2', mergedId, mergedId.toUpperCase()])
      expect(await call('GET', `/api/games/${slugOrId}`)).toMatchObject({
        ...{ status: 200, body: { id: targetId, slug: 'ico', name: 'Ico' } },
        body: { description_raw: 'A boy with horns.' },
      });
    const search = await call('GET', `/api/games/search?query=${encodeURIComponent('イコ')}`);
    expect(search.body.map((title: { slug: string }) => title.slug)).toEqual(['ico']);
    const { sources, ids } = await contentOf(store);
    expect(sources.map((text) => JSON.parse(text).source).sort()).toEqual(['igdb', 'merged', 'rawg']);
    expect(ids.map((text) => JSON.parse(text).id_value).sort()).toEqual(['1', '10', '20']);
  });

  it('saving both titles again creates no title and changes nothing', async () => {
    const { merge, store, targetId } = await start();
    await merge();
    const before = await contentOf(store);
    const again = await saveFoundTitles(
      store,
      [duplicate, rawg, igdb, foundTitle({ ...duplicate, source: 'import', names: ['Ico Two'] })],
      1000,
    );
    expect(new Set(again)).toEqual(new Set([targetId]));
    const { sources, ...after } = await contentOf(store);
    expect(after.ids).toEqual(before.ids);
    expect(after.titles.map((text) => JSON.parse(text).slug)).toEqual(['ico']);
    const rawgSource = (rows: readonly string[]) => rows.filter((text) => JSON.parse(text).source === 'rawg');
    expect(rawgSource(sources)).toEqual(rawgSource(before.sources));
    // The slug of the merged title is not given to another title.
    const [other] = await saveFoundTitles(store, [foundTitle({ sourceId: '9', names: ['ICO PS2'] })], 1000);
    const { slug } = await store.db
      .selectFrom('titles')
      .select('slug')
      .where('title_id', '=', other ?? '')
      .executeTakeFirstOrThrow();
    expect(slug).toBe('ico-ps2-rawg-9');
  });

  it('moves tracked titles, of two rows of a user the later change stays, and counts remain exact', async () => {
    const { member, rate, merge, split, ratingOf, fold, call, store } = await start();
    const [ada, bob, cleo] = [await member('ada'), await member('bob'), await member('cleo')];
    await rate(ada.token, 'ico', 'ada', 1);
    await rate(ada.token, 'ico-ps2', 'ada', 2);
    await rate(bob.token, 'ico-ps2', 'bob', 3);
    await fold();
    await rate(bob.token, 'ico', 'bob', 4);
    await rate(cleo.token, 'ico-ps2', 'cleo', 5);
    await call('PUT', '/api/profile/visibility', { token: ada.token, body: { collection: 'public' } });
    const before = await contentOf(store);

    const mergeId = await merge();
    const shown = async () => ({
      merged: await ratingOf('ico'),
      ada: (await call('GET', '/api/collections/ada/games')).body.items.map(
        ({ slug, user_rating }: { slug: string; user_rating: number }) => [slug, user_rating],
      ),
      sizes: await Promise.all(
        [ada, bob, cleo].map(({ userId }) =>
          repositoriesOn(store.db).counts.publicSizeOf(everyTitle, userId, 'game'),
        ),
      ),
    });
    const expected = { merged: { average: 11 / 3, count: 3 }, ada: [['ico', 2]], sizes: [1, 1, 1] };
    expect(await shown()).toEqual(expected);
    await fold();
    expect(await shown()).toEqual(expected);

    const result = await split(mergeId);
    expect(result).toContainEqual({ table: 'tracked_items', restored: 3, changed: 0 });
    expect(await contentOf(store)).toEqual(before);
    const separate = [
      { average: 2.5, count: 2 },
      { average: 10 / 3, count: 3 },
    ];
    expect([await ratingOf('ico'), await ratingOf('ico-ps2')]).toEqual(separate);
    await fold();
    expect([await ratingOf('ico'), await ratingOf('ico-ps2')]).toEqual(separate);
    expect((await shown()).sizes).toEqual([2, 2, 1]);
  });

  it('a split leaves rows that have changed since the merge with the remaining title, and reports them', async () => {
    const { member, rate, merge, split, ratingOf, call } = await start();
    const [ada, bob] = [await member('ada'), await member('bob')];
    await rate(ada.token, 'ico-ps2', 'ada', 2);
    await rate(bob.token, 'ico-ps2', 'bob', 3);
    const mergeId = await merge();
    await rate(ada.token, 'ico-ps2', 'ada', 5);
    const path = `/api/userGames/${bob.userId}/games/ico-ps2`;
    expect((await call('DELETE', path, { token: bob.token })).status).toBe(200);
    expect(await split(mergeId)).toContainEqual({ table: 'tracked_items', restored: 0, changed: 2 });
    expect(await ratingOf('ico')).toEqual({ average: 5, count: 1 });
    expect(await ratingOf('ico-ps2')).toEqual({ average: null, count: 0 });
    await expect(split(mergeId)).rejects.toThrow('The merge does not exist.');
  });

  it('merges in a chain are split in reverse order, and aliases return to their titles', async () => {
    const { store, targetId, merge, split, time, call } = await start();
    const before = await contentOf(store);
    const first = await merge();
    const [thirdId = ''] = await saveFoundTitles(
      store,
      [foundTitle({ sourceId: '3', names: ['Ico HD'], year: 2011 })],
      1000,
    );
    const second = await mergeTitles(store, {
      ...{ targetId: thirdId, mergedId: targetId, by: 'operator', now: time.now },
    });
    expect((await call('GET', '/api/games/ico-ps2')).body.slug).toBe('ico-hd');
    const found = await saveFoundTitles(store, [rawg, duplicate], 1000);
    expect(found).toEqual([thirdId, thirdId]);
    await expect(split(first)).rejects.toThrow(`split ${second} first`);
    await split(second);
    expect((await call('GET', '/api/games/ico-ps2')).body.slug).toBe('ico');
    await split(first);
    const { titles, sources } = await contentOf(store);
    const own = (rows: readonly string[]) => rows.filter((text) => !text.includes(thirdId));
    expect(own(titles)).toEqual(before.titles);
    expect(own(sources)).toEqual(before.sources);
  });

  it('the better rank of the top list stays, and a split returns it', async () => {
    const { store, targetId, mergedId, merge, split } = await start();
    const { merges, titles } = repositoriesOn(store.db);
    await merges.setRank(targetId, 7);
    await merges.setRank(mergedId, 3);
    const mergeId = await merge();
    expect(await titles.ranks('game')).toEqual(new Map([[targetId, 3]]));
    await split(mergeId);
    expect(await titles.ranks('game')).toEqual(
      new Map([
        [targetId, 7],
        [mergedId, 3],
      ]),
    );
  });

  it('the history of a user is deleted with the user', async () => {
    const { member, rate, merge, store } = await start();
    const { token, userId } = await member('ada');
    await rate(token, 'ico-ps2', 'ada', 2);
    await merge();
    const rowsOfUsers = () =>
      store.db.selectFrom('title_merge_rows').select('row_number').where('user_id', 'is not', null).execute();
    expect(await rowsOfUsers()).toHaveLength(1);
    await store.db.deleteFrom('users').where('user_id', '=', userId).execute();
    expect(await rowsOfUsers()).toEqual([]);
  });
});
