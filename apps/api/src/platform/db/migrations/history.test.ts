import { expect, it } from 'vitest';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { migrate } from '../migrate.ts';
import { uuidv7 } from '../uuid.ts';

eachEngine((engine) => {
  it('keeps the collections of the previous version, without plays, flags and dates', async () => {
    const store = await engine.open(await engine.freshLocation());
    await migrate(store, { upTo: '0023-title-links' });
    const [userId, titleId] = [uuidv7(1), uuidv7(2)];
    const times = { created_at: 5, updated_at: 6 };
    const account = { username: 'ada', email: 'ada@shelf.example', password_hash: '-' };
    await store.db
      .insertInto('users')
      .values({ user_id: userId, ...account, ...times })
      .execute();
    await store.db
      .insertInto('titles')
      .values({
        ...{ title_id: titleId, media_type: 'game', slug: 'ico', title: 'Ico', rank: 1, item: '{}' },
        ...{ card: '{}', ...times },
      })
      .execute();
    const item = { user_id: userId, media_type: 'game' as const, title_id: titleId, status: 'completed' };
    await store.db
      .insertInto('tracked_items')
      .values({ ...item, rating: 4.5, ...times })
      .execute();

    await migrate(store);
    expect(await store.db.selectFrom('tracked_items').selectAll().execute()).toEqual([
      { ...item, rating: 4.5, ...times, counted_rating: null, is_favourite: 0, is_private: 0 },
    ]);
    for (const table of ['histories', 'plays', 'title_notes', 'title_tags', 'removed_titles'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('computes the day of a play before and after 1970', async () => {
    const store = await engine.freshStore();
    const [userId, titleId] = [uuidv7(1), uuidv7(2)];
    const times = { created_at: 5, updated_at: 6 };
    await store.db
      .insertInto('users')
      .values({ user_id: userId, username: 'ada', email: '-', password_hash: '-', ...times })
      .execute();
    await store.db
      .insertInto('titles')
      .values({
        ...{ title_id: titleId, media_type: 'game', slug: 'ico', title: 'Ico', rank: 1, item: '{}' },
        ...{ card: '{}', ...times },
      })
      .execute();
    const day = 24 * 60 * 60 * 1000;
    const ends = [-1, 0, day - 1, day, -day, -day - 1, Date.UTC(1900, 0), null];
    await store.db
      .insertInto('plays')
      .values(
        ends.map((sort_at, index) => ({
          ...{ user_id: userId, play_id: uuidv7(index * 1000), media_type: 'game', title_id: titleId },
          ...{ started: null, finished: null, state: 'finished', is_repeat: null, times: 1, progress: null },
          ...{ rating: null, platform: null, note: null, is_private: 0, sort_at, ...times },
          has_day: sort_at === null ? 0 : 1,
        })),
      )
      .execute();
    const rows: readonly object[] = await store.db
      .selectFrom('plays')
      .selectAll()
      .orderBy('play_id')
      .execute();
    expect(rows).toMatchObject([-1, 0, 0, 1, -1, -2, -25567, null].map((sort_day) => ({ sort_day })));
  });
});
