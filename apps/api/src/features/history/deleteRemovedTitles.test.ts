import { expect, test } from 'vitest';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { createDiarist } from '../../testing/app/createDiarist.ts';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { installBuiltInTitles } from '../../testing/database/titles.ts';
import { repositoriesOn } from '../repositories.ts';
import { deleteRemovedTitles } from './deleteRemovedTitles.ts';

const day = 24 * 60 * 60 * 1000;
const tables = [
  ...(['plays', 'play_episodes', 'title_notes', 'title_tags', 'reviews', 'review_votes'] as const),
  'removed_titles',
] as const;

eachEngine((engine) => {
  /** A user with two titles, each with a play that has an episode, a note, a tag and a review that has a vote. */
  async function start() {
    const store = await engine.freshStore();
    await installBuiltInTitles(store);
    const server = await createTestApp(engine, { RATE_LIMITS: 'off' }, { store });
    const ada = await createDiarist(server, 'Ada');
    const reader = await createDiarist(server, 'Bob');
    const review = { text: 'Good.', is_spoiler: false, visibility: 'public' };
    for (const slug of ['portal', 'half-life-2']) {
      const { id } = await ada.addPlay(slug, { finished: '2024' });
      const episodes = [{ season: 1, number: 1, watched: '2024', rating: null }];
      await ada.own('PATCH', `/api/plays/${id}/episodes`, { episodes });
      await ada.own('PATCH', `/api/history/game/${slug}`, { note: 'Cake.', tags: ['puzzle'] });
      const { body } = await ada.own('PUT', `/api/reviews/game/${slug}/own`, review);
      await reader.own('PUT', `/api/review-votes/${body.review.id}`);
    }
    const counts = async () => {
      const count = async (table: (typeof tables)[number]) =>
        (await store.db.selectFrom(table).selectAll().execute()).length;
      return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await count(table)])));
    };
    const playCount = async () =>
      (
        await store.db
          .selectFrom('histories')
          .select('play_count')
          .where('user_id', '=', ada.userId)
          .executeTakeFirst()
      )?.play_count;
    return { ...server, store, ada, counts, playCount };
  }
  const rows = (count: number) => ({
    ...{ plays: count, play_episodes: count, title_notes: count, title_tags: count },
    ...{ reviews: count, review_votes: count },
  });
  const all = rows(2);
  const half = rows(1);

  test('deletes plays, episodes, notes, tags and reviews of a title 30 days after its removal', async () => {
    const { store, ada, time, counts, playCount } = await start();
    await ada.removeTitle('portal');
    await deleteRemovedTitles(store, time.now + 30 * day);
    expect(await counts()).toEqual({ ...all, removed_titles: 1 });
    expect(await playCount()).toBe(2);
    await deleteRemovedTitles(store, time.now + 30 * day + 1);
    expect(await counts()).toEqual({ ...half, removed_titles: 0 });
    expect(await playCount()).toBe(1);
  });

  test('deletes nothing of a title that is tracked again', async () => {
    const { store, ada, time, counts, playCount } = await start();
    await ada.removeTitle('portal');
    const rows = await store.db.selectFrom('removed_titles').selectAll().execute();
    await ada.own('POST', '/api/history/game/portal/restore');
    // A merge can leave the row of a removed title beside a tracked one.
    await store.db
      .insertInto('removed_titles')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await deleteRemovedTitles(store, time.now + 31 * day);
    expect(await counts()).toEqual({ ...all, removed_titles: 0 });
    expect(await playCount()).toBe(2);
  });

  test('deletes the plays of a title in parts, and their number stays exact', async () => {
    const { store, ada, time, counts, playCount } = await start();
    const row = await store.db.selectFrom('plays').selectAll().executeTakeFirstOrThrow();
    const { sort_day: _, ...columns } = row as typeof row & { readonly sort_day: number };
    const more = Array.from({ length: 250 }, (__, index) => ({ ...columns, play_id: uuidv7(index) }));
    await store.db.insertInto('plays').values(more).execute();
    await repositoriesOn(store.db).histories.addToPlayCount(ada.userId, more.length);
    for (const slug of ['portal', 'half-life-2']) await ada.removeTitle(slug);
    await deleteRemovedTitles(store, time.now + 31 * day);
    expect(await counts()).toEqual({ ...rows(0), removed_titles: 0 });
    expect(await playCount()).toBe(0);
  });

  test('the deletion of an account deletes its history', async () => {
    const { store, ada, counts, playCount } = await start();
    await ada.removeTitle('portal');
    await store.db.deleteFrom('users').where('user_id', '=', ada.userId).execute();
    expect(await counts()).toEqual({ ...rows(0), removed_titles: 0 });
    expect(await playCount()).toBeUndefined();
  });
});
