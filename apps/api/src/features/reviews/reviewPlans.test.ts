import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { splitIntoBatches } from '../../platform/db/batches.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { visitor } from '../../platform/titles/visibleTitles.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { planOf } from '../../testing/database/planOf.ts';
import { foundTitle, saveFound } from '../../testing/database/titles.ts';
import { repositoriesOn } from '../repositories.ts';

const authors = 2000;
// PostgreSQL reads the table instead of an index if its rows are short.
const text = 'A review of some length. '.repeat(40);

eachEngine((engine) => {
  /** A title with reviews of 2,000 users who track it. */
  async function start() {
    const store = await engine.freshStore();
    const [title_id = ''] = await saveFound(store, foundTitle({ sourceId: '1' }));
    const times = { created_at: 1, updated_at: 1 };
    const users = Array.from({ length: authors }, (_, index) => ({
      ...{ user_id: uuidv7(index), username: `user${index}`, email: `${index}@shelf.example` },
      ...{ password_hash: '-', ...times },
    }));
    for (const part of splitIntoBatches(users, 100)) {
      const ofTitle = part.map(({ user_id }) => ({ user_id, media_type: 'game' as const, title_id }));
      await store.db.insertInto('users').values(part).execute();
      await store.db
        .insertInto('tracked_items')
        .values(ofTitle.map((row) => ({ ...row, status: 'completed', rating: 4, ...times })))
        .execute();
      await store.db
        .insertInto('reviews')
        .values(
          ofTitle.map((row, index) => ({
            ...{ ...row, review_id: uuidv7(index), text, is_spoiler: 0, is_public: 1 },
            ...{ helpful_count: index % 7, hidden_at: null, hidden_reason: null, ...times },
            created_at: index,
          })),
        )
        .execute();
    }
    // SQLite plans without statistics, as on a server.
    if (engine.name === 'postgres') await sql`vacuum analyze`.execute(store.db);
    const position = { helpfulCount: 3, createdAt: 50, reviewId: uuidv7(1) };
    return { store, title_id, user_id: users[0]?.user_id ?? '', position };
  }

  test('a page of either order reads its index from the position on, without sorting', async () => {
    const { store, title_id, user_id, position } = await start();
    const viewer = { userId: user_id, seesAdultTitles: true };
    for (const [sort, index] of [
      ['newest', 'reviews_by_time'],
      ['helpful', 'reviews_by_votes'],
    ] as const)
      for (const after of [undefined, position])
        for (const reader of [visitor, viewer]) {
          const plan = await planOf(store, (db) =>
            repositoriesOn(db).reviews.page(reader, title_id, sort, 11, after),
          );
          expect(plan).toContain(index);
          expect(plan).not.toMatch(/\bsort\b|temp b-tree|seq scan on (reviews|users|tracked_items)|^scan/im);
          if (after) expect(plan).toMatch(/title_id=\? AND \(|ROW\(/);
        }
  });

  test('the number of reviews is counted by an index, without reading their texts', async () => {
    const { store, title_id } = await start();
    const plan = await planOf(store, (db) => repositoriesOn(db).reviews.count(title_id));
    expect(plan).toMatch(/(COVERING INDEX|Index Only Scan using) reviews_shown/);
  });

  test('an own review is read by its user and title', async () => {
    const { store, title_id, user_id } = await start();
    const plan = await planOf(store, (db) => repositoriesOn(db).reviews.own(user_id, title_id));
    expect(plan).toContain('reviews_by_user');
  });
});
