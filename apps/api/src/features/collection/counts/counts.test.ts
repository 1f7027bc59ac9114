import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createSettingsRepository } from '../../../platform/db/createSettingsRepository.ts';
import { explain, queriesOf } from '../../../platform/db/queryPlans.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { everyTitle, visitor } from '../../../platform/titles/visibleTitles.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createCollectionRepository } from '../createCollectionRepository.ts';
import { finishRecount, foldCounts, recount } from './counts.ts';
import { countsSetting, createCountsRepository } from './createCountsRepository.ts';

const titles = ['a', 'b', 'c'].map((name) => uuidv7(Date.UTC(2026, 0, name.charCodeAt(0))));
const userIds = ['x', 'y', 'z'].map((name) => uuidv7(Date.UTC(2026, 0, name.charCodeAt(0))));
const times = { created_at: 1, updated_at: 1 };

const someTitle = fc.constantFrom(...titles);
const someUser = fc.constantFrom(...userIds);
const halfStars = fc.integer({ min: 0, max: 10 }).map((halves) => halves / 2);
const action = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constant('rate' as const), someUser, someTitle, halfStars) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('remove' as const), someUser, someTitle) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('hide' as const, 'show' as const), someUser, someTitle) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('fold' as const, 'recount' as const)) },
);

eachEngine(
  (engine) => {
    let store: Store;
    beforeAll(async () => {
      store = await engine.freshStore();
      await store.db
        .insertInto('titles')
        .values(
          titles.map((title_id, index) => ({
            ...{ title_id, media_type: 'game' as const, slug: `title-${index}`, title: '', rank: null },
            ...{ item: '{}', card: '{}', ...times },
          })),
        )
        .execute();
      await store.db
        .insertInto('users')
        .values(userIds.map((user_id) => ({ user_id, username: '', email: '', password_hash: '', ...times })))
        .execute();
    });

    const rate = (userId: string, titleId: string, rating: number) =>
      createCollectionRepository(store.db).save({
        ...{ user_id: userId, media_type: 'game', title_id: titleId, status: 'completed', rating, ...times },
      });
    const remove = (userId: string, titleId: string) =>
      store.db
        .transaction()
        .execute((db) => createCollectionRepository(db).remove(userId, 'game', titleId, uuidv7(1)));

    const setPrivate = (userId: string, titleId: string, isPrivate: boolean) =>
      createCollectionRepository(store.db).setPrivate(userId, 'game', titleId, isPrivate);

    /** Counts computed from the tracked items; private ones count only for their users. */
    async function fullCount() {
      const tracked = await store.db.selectFrom('tracked_items').selectAll().execute();
      const items = tracked.filter(({ is_private }) => Number(is_private) === 0);
      const ratings = titles.map((title) => {
        const stars = items.filter(({ title_id, rating }) => title_id === title && rating > 0);
        return [...new Set(stars.map(({ rating }) => rating))]
          .sort((one, other) => one - other)
          .map((rating) => ({ rating, count: stars.filter((item) => item.rating === rating).length }));
      });
      const sizesOf = (some: typeof items) =>
        userIds.map((id) => some.filter(({ user_id }) => user_id === id).length);
      return { ratings, sizes: sizesOf(tracked), publicSizes: sizesOf(items) };
    }

    /** Counts as returned by the repository. */
    async function shownCount() {
      const counts = createCountsRepository(store.db);
      return {
        ratings: await Promise.all(titles.map(counts.ratingsOf)),
        publicSizes: await Promise.all(userIds.map((id) => counts.publicSizeOf(visitor, id, 'game'))),
      };
    }

    /** Counts in the tables alone, without changes that are not folded in yet. */
    async function foldedCount() {
      const ratings = await store.db.selectFrom('title_ratings').selectAll().orderBy('rating').execute();
      const sizes = await store.db.selectFrom('collection_sizes').selectAll().execute();
      return {
        ratings: titles.map((title) =>
          ratings
            .filter(({ title_id, rating_count }) => title_id === title && Number(rating_count) !== 0)
            .map(({ rating, rating_count }) => ({ rating, count: Number(rating_count) })),
        ),
        sizes: userIds.map((id) => Number(sizes.find(({ user_id }) => user_id === id)?.title_count ?? 0)),
      };
    }

    test('counts are exact after each change, and the tables are exact after a fold', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { maxLength: 15 }), async (actions) => {
          for (const [name, userId = '', title = '', rating = 0] of actions) {
            if (name === 'rate') await rate(userId, title, rating);
            else if (name === 'remove') await remove(userId, title);
            else if (name === 'hide' || name === 'show') await setPrivate(userId, title, name === 'hide');
            else if (name === 'fold') await foldCounts(store);
            else await recount(store);
            expect(await fullCount()).toMatchObject(await shownCount());
          }
          await foldCounts(store);
          expect(await fullCount()).toMatchObject(await foldedCount());
        }),
        { numRuns: 25 },
      );
    });

    test('counts are exact when users rate and remove titles while two processes fold and one recounts', async () => {
      const rounds = Array.from({ length: 20 }, (_, round) => round);
      await Promise.all([
        ...userIds.map(async (userId) => {
          for (const round of rounds)
            for (const title of titles)
              if (round % 4 === 3) await remove(userId, title);
              else if (round % 4 === 1) await setPrivate(userId, title, round % 8 === 1);
              else await rate(userId, title, (round % 10) / 2 + 0.5);
        }),
        ...[foldCounts, foldCounts, recount].map(async (job) => {
          for (const _ of rounds) await job(store);
        }),
      ]);
      expect(await fullCount()).toMatchObject(await shownCount());
      await foldCounts(store);
      expect(await fullCount()).toMatchObject(await foldedCount());
    });

    test('a recount counts items of an older version in parts, and resumes where it was stopped', async () => {
      await store.db.updateTable('tracked_items').set({ counted_rating: null }).execute();
      for (const table of ['title_ratings', 'collection_sizes', 'removed_items'] as const)
        await store.db.deleteFrom(table).execute();
      await rate(userIds[0] ?? '', titles[0] ?? '', 4);
      await store.db.updateTable('tracked_items').set({ counted_rating: null }).execute();
      const stopping = new AbortController();
      stopping.abort();
      expect(await recount(store, stopping.signal)).toBe(false);
      await createSettingsRepository(store.db).save(countsSetting, `titles ${titles[2]}`);
      expect(await finishRecount(store)).toBe(true);
      expect((await foldedCount()).ratings).toEqual([[], [], []]);
      expect((await foldedCount()).sizes).toEqual((await fullCount()).sizes);
      expect(await recount(store)).toBe(true);
      expect(await fullCount()).toMatchObject(await foldedCount());
    });

    const planOfRead = async (read: (of: Store) => Promise<unknown>) => {
      const [query] = await queriesOf(store, read);
      return store.db.transaction().execute(async (db) => {
        // PostgreSQL prefers a sequential scan to an index for a few rows.
        if (store.engine === 'postgres') await sql`set local enable_seqscan = off`.execute(db);
        return query ? explain({ db, engine: store.engine }, query) : '';
      });
    };

    test.each([
      ['ratings of a title', (of: Store) => createCountsRepository(of.db).ratingsOf(titles[0] ?? '')],
      [
        'size of a collection',
        (of: Store) => createCountsRepository(of.db).publicSizeOf(everyTitle, userIds[0] ?? '', 'game'),
      ],
      ['uncounted items', (of: Store) => createCountsRepository(of.db).hasUncounted()],
    ])('%s: a read uses only the indexes of uncounted items on the tracked items', async (_, read) => {
      const plan = await planOfRead(read);
      expect(plan).toMatch(/tracked_items_to_(count|size)/);
      expect(plan).not.toMatch(/tracked_items_(by|pkey)|tracked_items using primary|seq scan/i);
    });

    test('the size of a collection for a visitor looks up only adult titles in it', async () => {
      const plan = await planOfRead((of) =>
        createCountsRepository(of.db).publicSizeOf(visitor, userIds[0] ?? '', 'game'),
      );
      expect(plan).toMatch(/titles_for_adults[\s\S]*tracked_items/);
      expect(plan).not.toMatch(/titles using (?!covering index titles_for_adults)/i);
    });
  },
  { shared: true },
);
