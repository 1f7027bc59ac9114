import { expect, it } from 'vitest';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foldCounts, foundTitle } from '../../../testing/database/titles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { saveFoundTitles } from '../titles/saveTitles.ts';
import { mergeTitles } from './mergeTitles.ts';
import { splitTitles } from './splitTitles.ts';

interface Flags {
  readonly is_favourite: number;
  readonly is_private: number;
}

const found = (sourceId: string, name: string) => foundTitle({ sourceId, names: [name] });

eachEngine((engine) => {
  /** A server with two titles, a user, and functions to add rows of the user and to read them. */
  async function start() {
    const { store, member, call, time } = await createTestApp(engine);
    const [targetId = '', mergedId = ''] = await saveFoundTitles(
      store,
      [found('1', 'Ico'), found('2', 'Ico 2')],
      1,
    );
    const { userId } = await member('ada');
    const ofUser = { user_id: userId, media_type: 'game' as const };
    const add = {
      play: async (titleId: string, note: string | null = null) => {
        const play_id = uuidv7(time.now);
        const row: Schema['plays'] = {
          ...{ ...ofUser, play_id, title_id: titleId, started: null, finished: '2021', state: 'finished' },
          ...{ is_repeat: null, times: 1, progress: null, rating: 4, platform: null, note, is_private: 0 },
          ...{ sort_at: Date.UTC(2021, 0), has_day: 0, created_at: 1, updated_at: 1 },
        };
        await store.db.insertInto('plays').values(row).execute();
        await store.db
          .insertInto('play_episodes')
          .values({ user_id: userId, play_id, season: 1, number: 1, watched: '2021', rating: null })
          .execute();
        return play_id;
      },
      note: (title_id: string, note: string) =>
        store.db
          .insertInto('title_notes')
          .values({ ...ofUser, title_id, note, updated_at: 1 })
          .execute(),
      tags: (title_id: string, tags: readonly string[]) =>
        store.db
          .insertInto('title_tags')
          .values(tags.map((tag) => ({ ...ofUser, title_id, tag })))
          .execute(),
      review: async (title_id: string, text: string, updated_at: number) => {
        const review_id = uuidv7(time.now);
        await store.db
          .insertInto('reviews')
          .values({
            ...{ ...ofUser, review_id, title_id, text, is_spoiler: 0, is_public: 1, helpful_count: 0 },
            ...{ hidden_at: null, hidden_reason: null, created_at: 1, updated_at },
          })
          .execute();
        return review_id;
      },
      tracked: (title_id: string, updated_at: number, flags: Partial<Flags> = {}) =>
        store.db
          .insertInto('tracked_items')
          .values({
            ...{ ...ofUser, title_id, status: 'completed', rating: 3, created_at: 1, updated_at },
            ...{ counted_rating: -1, is_favourite: 0, is_private: 0, ...flags },
          })
          .execute(),
      removed: (
        title_id: string,
        removed_at: number,
        flags: Partial<Flags & { readonly status: string }> = {},
      ) =>
        store.db
          .insertInto('removed_titles')
          .values({
            ...{ ...ofUser, title_id, status: 'completed', rating: 3, created_at: 1, removed_at },
            ...{ is_favourite: 0, is_private: 0, ...flags },
          })
          .execute(),
    };
    const contentOf = async () => {
      const rows = async (
        table: 'plays' | 'play_episodes' | 'title_notes' | 'title_tags' | 'removed_titles',
      ) => (await store.db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort();
      const tracked = await store.db
        .selectFrom('tracked_items')
        .select(['title_id', 'status', 'rating', 'is_favourite', 'is_private', 'updated_at'])
        .execute();
      return {
        tracked: tracked.map((row) => JSON.stringify(row)).sort(),
        plays: await rows('plays'),
        episodes: await rows('play_episodes'),
        notes: await rows('title_notes'),
        tags: await rows('title_tags'),
        removed: await rows('removed_titles'),
      };
    };
    const merge = () => mergeTitles(store, { targetId, mergedId, by: 'operator', now: time.now });
    const split = async (mergeId: string) => {
      const [merged] = await repositoriesOn(store.db).merges.findOpen({ id: mergeId });
      if (!merged) throw new Error('The merge does not exist.');
      return splitTitles(store, { merge: merged, by: 'operator', now: time.now });
    };
    return { store, call, member, time, targetId, mergedId, add, contentOf, merge, split };
  }

  it('moves plays, joins the notes of a user and unites the tags, and a split restores all of them', async () => {
    const { store, targetId, mergedId, add, contentOf, merge, split } = await start();
    await add.tracked(targetId, 2);
    await add.play(targetId);
    await add.play(mergedId, 'The second one.');
    await add.note(targetId, 'A boy with horns.');
    await add.note(mergedId, 'Again.');
    await add.tags(targetId, ['ps2', 'sad']);
    await add.tags(mergedId, ['hd', 'sad']);
    await add.removed(mergedId, 5);
    const before = await contentOf();

    const mergeId = await merge();
    const { db } = store;
    const titlesOf = async (table: 'plays' | 'title_notes' | 'title_tags' | 'removed_titles') =>
      new Set((await db.selectFrom(table).select('title_id').execute()).map(({ title_id }) => title_id));
    for (const table of ['plays', 'title_notes', 'title_tags', 'removed_titles'] as const)
      expect(await titlesOf(table)).toEqual(new Set([targetId]));
    expect(await db.selectFrom('title_notes').select('note').execute()).toEqual([
      { note: 'A boy with horns.\n\nAgain.' },
    ]);
    const tags = await db.selectFrom('title_tags').select('tag').orderBy('tag').execute();
    expect(tags.map(({ tag }) => tag)).toEqual(['hd', 'ps2', 'sad']);
    const merged = await contentOf();
    expect(merged.plays).toHaveLength(2);
    expect(merged.episodes).toEqual(before.episodes);

    const result = await split(mergeId);
    expect(result).toEqual(
      expect.arrayContaining([
        { table: 'plays', restored: 1, changed: 0 },
        { table: 'title_notes', restored: 1, changed: 0 },
        { table: 'title_tags', restored: 2, changed: 0 },
        { table: 'removed_titles', restored: 1, changed: 0 },
      ]),
    );
    expect(await contentOf()).toEqual(before);
  });

  it('a changed play returns to its title, while a changed note stays with the other title, too', async () => {
    const { store, targetId, mergedId, add, merge, split } = await start();
    const playId = await add.play(mergedId);
    const removed = await add.play(mergedId);
    await add.note(targetId, 'One.');
    await add.note(mergedId, 'Two.');
    await add.tags(mergedId, ['hd', 'sad']);
    const mergeId = await merge();
    await store.db.updateTable('plays').set({ rating: 1 }).where('play_id', '=', playId).execute();
    await store.db.deleteFrom('plays').where('play_id', '=', removed).execute();
    await store.db.updateTable('title_notes').set({ note: 'One and two.' }).execute();
    await store.db.deleteFrom('title_tags').where('tag', '=', 'sad').execute();
    expect(await split(mergeId)).toEqual(
      expect.arrayContaining([
        { table: 'plays', restored: 1, changed: 1 },
        { table: 'title_tags', restored: 1, changed: 1 },
      ]),
    );
    expect(await store.db.selectFrom('plays').select(['title_id', 'rating']).execute()).toEqual([
      { title_id: mergedId, rating: 1 },
    ]);
    const notes = await store.db.selectFrom('title_notes').select(['title_id', 'note']).execute();
    expect(Object.fromEntries(notes.map(({ title_id, note }) => [title_id, note]))).toEqual({
      [targetId]: 'One and two.',
      [mergedId]: 'Two.',
    });
  });

  it('moves a review with its votes, and a split returns it', async () => {
    const { store, member, targetId, mergedId, add, merge, split } = await start();
    const review_id = await add.review(mergedId, 'Good.', 1);
    const { userId: user_id } = await member('bob');
    await store.db.insertInto('review_votes').values({ review_id, user_id, created_at: 1 }).execute();
    const review = () =>
      store.db.selectFrom('reviews').select(['review_id', 'title_id', 'helpful_count']).execute();
    const mergeId = await merge();
    expect(await review()).toEqual([{ review_id, title_id: targetId, helpful_count: 1 }]);
    await split(mergeId);
    expect(await review()).toEqual([{ review_id, title_id: mergedId, helpful_count: 1 }]);
  });

  it.each([
    ['the target title', 3, 2, 'One.'],
    ['the merged title', 2, 3, 'Two.'],
  ])(
    'of two reviews by a user the later one stays, here that of %s, and a split restores both without the votes for the other',
    async (_, targetTime, mergedTime, remaining) => {
      const { store, member, targetId, mergedId, add, merge, split } = await start();
      const ids = [
        await add.review(targetId, 'One.', targetTime),
        await add.review(mergedId, 'Two.', mergedTime),
      ];
      const { userId: user_id } = await member('bob');
      for (const review_id of ids)
        await store.db.insertInto('review_votes').values({ review_id, user_id, created_at: 1 }).execute();
      const reviews = () =>
        store.db
          .selectFrom('reviews')
          .select(['title_id', 'text', 'helpful_count'])
          .orderBy('text')
          .execute();
      const mergeId = await merge();
      expect(await reviews()).toEqual([{ title_id: targetId, text: remaining, helpful_count: 1 }]);
      await split(mergeId);
      const votes = (text: string) => Number(text === remaining);
      expect(await reviews()).toEqual([
        { title_id: targetId, text: 'One.', helpful_count: votes('One.') },
        { title_id: mergedId, text: 'Two.', helpful_count: votes('Two.') },
      ]);
    },
  );

  it.each([
    ['the target title', 3, 2],
    ['the merged title', 2, 3],
  ])('a favourite or private title stays so if the row of %s stays', async (_, targetTime, mergedTime) => {
    const { store, call, targetId, mergedId, add, contentOf, merge, split } = await start();
    await add.tracked(targetId, targetTime, { is_private: 1 });
    await add.tracked(mergedId, mergedTime, { is_favourite: 1 });
    await foldCounts(store);
    const before = await contentOf();
    const countOf = async (slug: string) => (await call('GET', `/api/games/${slug}/rating`)).body.count;
    expect([await countOf('ico'), await countOf('ico-2')]).toEqual([0, 1]);
    const mergeId = await merge();
    expect(
      await store.db.selectFrom('tracked_items').select(['title_id', 'is_favourite', 'is_private']).execute(),
    ).toEqual([{ title_id: targetId, is_favourite: 1, is_private: 1 }]);
    expect(await countOf('ico')).toBe(0);
    await foldCounts(store);
    expect(await countOf('ico')).toBe(0);
    await split(mergeId);
    expect(await contentOf()).toEqual(before);
    expect([await countOf('ico'), await countOf('ico-2')]).toEqual([0, 1]);
  });

  it('a title becomes private if its history gets that of a private title that the user has removed', async () => {
    const { store, targetId, mergedId, add, merge } = await start();
    await add.tracked(targetId, 2);
    await add.removed(mergedId, 5, { is_private: 1 });
    await add.play(mergedId);
    await merge();
    expect(await store.db.selectFrom('tracked_items').select('is_private').execute()).toEqual([
      { is_private: 1 },
    ]);
  });

  it('of two removed titles of a user the one that was removed later can be restored', async () => {
    const { store, targetId, mergedId, add, contentOf, merge, split } = await start();
    await add.removed(targetId, 5, { status: 'dropped' });
    await add.removed(mergedId, 6, { status: 'playing' });
    const before = await contentOf();
    const mergeId = await merge();
    expect(await store.db.selectFrom('removed_titles').select(['title_id', 'status']).execute()).toEqual([
      { title_id: targetId, status: 'playing' },
    ]);
    await split(mergeId);
    expect(await contentOf()).toEqual(before);
  });

  it('a change of a title that was merged into another one is undone there', async () => {
    const { store, call, member, time, targetId, mergedId, merge } = await start();
    const { token, userId } = await member('bob');
    const rate = (rating: number) =>
      call('POST', '/api/userGames/ratings', {
        ...{ token, body: { username: 'bob', gameId: mergedId, rating, status: 'playing' } },
      });
    await rate(2);
    const { headers } = await rate(5);
    time.now += 1;
    await call('POST', `/api/history/game/${mergedId}/plays`, { token, body: { state: 'ongoing' } });
    const lastId = (await call('GET', '/api/edits', { token })).body.edits[0].id;
    await merge();
    for (const id of [lastId, headers.get('edit-id')])
      expect((await call('POST', `/api/edits/${id}/undo`, { token })).body).toMatchObject({ unchanged: 0 });
    const rows = await store.db
      .selectFrom('tracked_items')
      .select(['title_id', 'rating'])
      .where('user_id', '=', userId)
      .execute();
    expect(rows).toEqual([{ title_id: targetId, rating: 2 }]);
    expect(await store.db.selectFrom('plays').selectAll().where('user_id', '=', userId).execute()).toEqual(
      [],
    );
  });
});
