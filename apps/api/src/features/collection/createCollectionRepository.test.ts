import type { Kysely } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import type { Schema, TitleRow } from '../../platform/db/schema.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { searchNameRows } from '../../platform/titles/searchNames.ts';
import { createMediaServer, type MediaServer } from '../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { repositoriesOn } from '../repositories.ts';
import { createCollectionRepository } from './createCollectionRepository.ts';

const count = 5000;

const titleRow = (number: number): TitleRow => ({
  title_id: uuidv7(number),
  media_type: 'game',
  slug: `made-up-${number}`,
  title: `Made up ${number}`,
  rank: null,
  is_adult: 0,
  item: JSON.stringify({ name: `Made up ${number}`, description_raw: 'Long. '.repeat(150) }),
  card: JSON.stringify({ name: `Made up ${number}`, released: '2020-01-01', genres: ['Action'] }),
  created_at: number,
  updated_at: number,
});

async function addTitles(db: Kysely<Schema>): Promise<TitleRow[]> {
  const rows = Array.from({ length: count }, (_, number) => titleRow(number));
  for (let start = 0; start < count; start += 500)
    await repositoriesOn(db).titles.save(rows.slice(start, start + 500));
  const names = rows.flatMap(({ title_id, title }) => searchNameRows('game', title_id, [title]));
  for (let start = 0; start < count; start += 500) {
    const part = names.slice(start, start + 500);
    await repositoriesOn(db).titleNames.replace(
      part.map(({ title_id }) => title_id),
      part,
    );
  }
  return rows;
}

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    let titles: TitleRow[];
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
      titles = await addTitles(store.db);
    });

    const track = (userId: string, title: TitleRow, updated: number, rating = 4.5) =>
      createCollectionRepository(store.db).save({
        user_id: userId,
        media_type: 'game',
        title_id: title.title_id,
        status: 'playing',
        rating,
        created_at: updated,
        updated_at: updated,
      });

    const rowsOf = (userId: string) =>
      store.db.selectFrom('tracked_items').selectAll().where('user_id', '=', userId).execute();

    it('lists 5,000 tracked titles in one response', async () => {
      const ada = await server.signUp();
      const userId = server.idOf(ada);
      const rows = titles.map(({ title_id }, number) => ({
        user_id: userId,
        media_type: 'game' as const,
        title_id,
        status: 'completed',
        rating: 3.5,
        created_at: number,
        updated_at: number,
      }));
      for (let start = 0; start < count; start += 500)
        await store.db
          .insertInto('tracked_items')
          .values(rows.slice(start, start + 500))
          .execute();
      const [status, items] = await server.call<{ slug: string; user_rating: number }[]>(
        'GET',
        `/api/userGames/${userId}/games`,
        { as: ada },
      );
      expect(status).toBe(200);
      expect(items).toHaveLength(count);
      expect(items[0]).toMatchObject({ slug: 'made-up-4999', user_status: 'completed', user_rating: 3.5 });
      expect(items[0]).not.toHaveProperty('description_raw');
      expect(items.at(-1)?.slug).toBe('made-up-0');
    });

    it('preserves the creation time and stores the latest rating when a title is saved again', async () => {
      const userId = server.idOf(await server.signUp());
      const [title] = titles;
      if (!title) throw new Error('There is no title.');
      await track(userId, title, 10, 1);
      await track(userId, title, 20, 2);
      expect(await rowsOf(userId)).toMatchObject([{ created_at: 10, updated_at: 20, rating: 2 }]);
    });

    it('stores one row for a title that is rated many times concurrently', async () => {
      const userId = server.idOf(await server.signUp());
      const [title] = titles;
      if (!title) throw new Error('There is no title.');
      await Promise.all(Array.from({ length: 30 }, (_, number) => track(userId, title, number)));
      expect(await rowsOf(userId)).toHaveLength(1);
    });

    it('deletes tracked titles together with their user', async () => {
      const userId = server.idOf(await server.signUp());
      const [title] = titles;
      if (!title) throw new Error('There is no title.');
      await track(userId, title, 1);
      await store.db.deleteFrom('users').where('user_id', '=', userId).execute();
      expect(await rowsOf(userId)).toEqual([]);
    });

    it('a search that matches 5,000 equally popular titles returns the five that were added first', async () => {
      const [, found] = await server.call<{ name: string }[]>('GET', '/api/games/search?query=made+up');
      expect(found.map(({ name }) => name)).toEqual([
        'Made up 0',
        'Made up 1',
        'Made up 2',
        'Made up 3',
        'Made up 4',
      ]);
    });
  },
  { shared: true },
);
