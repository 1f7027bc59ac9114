import { historyMessages, ownLimits, ownMessages, serverLimits } from '@gildshelf/api-client/contract';
import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { createMediaServer, type MediaServer } from '../../testing/app/createMediaServer.ts';
import { createPlayer } from '../../testing/app/createPlayer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

const noDetails = { is_favourite: false, is_private: false, note: null, tags: [] };

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
    });

    test('details change one by one, and a title that is not tracked has none', async () => {
      const player = await createPlayer(server);
      expect(await player.history()).toEqual({ ...noDetails, plays: [], next: null });
      const notTracked = [409, { message: historyMessages.notTracked }];
      for (const change of [{}, { note: 'Cake.' }, { tags: [] }, { is_private: true }])
        expect(await player.change(change)).toEqual(notTracked);
      await player.rate('planned');
      expect(await player.change({})).toEqual([200, noDetails]);
      const expectDetails = async (change: object, details: object) =>
        expect(await player.change(change)).toEqual([200, { ...noDetails, ...details }]);
      await expectDetails({ is_favourite: true }, { is_favourite: true });
      await expectDetails(
        { is_private: true, note: 'Cake.\n' },
        { is_favourite: true, is_private: true, note: 'Cake.\n' },
      );
      await expectDetails({ is_favourite: false, is_private: false, note: 'A lie.' }, { note: 'A lie.' });
      await expectDetails({ tags: ['b', 'a', 'b'] }, { note: 'A lie.', tags: ['a', 'b'] });
      await expectDetails({ tags: ['äö'], note: '' }, { tags: ['äö'] });
      expect(await player.history()).toEqual({ ...noDetails, tags: ['äö'], plays: [], next: null });
      await expectDetails({ tags: [] }, {});
    });

    test.each([
      { change: { note: 'x'.repeat(ownLimits.note + 1) }, message: historyMessages.longNote },
      { change: { note: null }, message: undefined },
      { change: { tags: ['Upper'] }, message: historyMessages.invalidTag },
      { change: { tags: ['a,b'] }, message: historyMessages.invalidTag },
      { change: { tags: ['x'.repeat(ownLimits.tag + 1)] }, message: historyMessages.invalidTag },
      {
        change: { tags: Array.from({ length: ownLimits.tags + 1 }, (_, index) => `tag ${index}`) },
        message: historyMessages.tooManyTags,
      },
      { change: { status: 'playing' }, message: ownMessages.request.unknownField('status') },
    ])('rejects an invalid change of details: $message', async ({ change, message }) => {
      const player = await createPlayer(server);
      await player.rate('planned');
      expect(await player.change(change)).toMatchObject([400, { ...(message && { message }) }]);
      expect(await player.history()).toMatchObject(noDetails);
    });

    test('a change of details leaves the place of the title in the collection', async () => {
      const player = await createPlayer(server);
      const updatedAt = () =>
        store.db
          .selectFrom('tracked_items')
          .select('updated_at')
          .where('user_id', '=', player.userId)
          .execute();
      await player.rate('planned');
      const before = await updatedAt();
      server.time.now += 1_000;
      await player.change({ is_favourite: true, is_private: true, note: 'Cake.', tags: ['puzzle'] });
      expect(await updatedAt()).toEqual(before);
      await player.addPlay({ state: 'ongoing' });
      expect(await updatedAt()).toEqual([{ updated_at: server.time.now }]);
    });

    test('tags are listed by name with the number of tracked titles, for each user', async () => {
      const player = await createPlayer(server);
      const other = await createPlayer(server);
      const tags = async () => (await player.call('GET', '/api/tags'))[1];
      expect(await tags()).toEqual({ tags: [] });
      await player.rate('planned');
      await player.call('POST', '/api/history/movie/the-godfather/plays', { state: 'finished' });
      await player.change({ tags: ['short', 'again'] });
      await player.call('PATCH', '/api/history/movie/the-godfather', { tags: ['again'] });
      await other.rate('planned');
      await other.change({ tags: ['short'] });
      expect(await tags()).toEqual({
        tags: [
          { name: 'again', count: 2 },
          { name: 'short', count: 1 },
        ],
      });
      await player.removeTitle();
      expect(await tags()).toEqual({ tags: [{ name: 'again', count: 1 }] });
    });

    test('a removed title is restored with status, rating, details, plays and the time at which it was added', async () => {
      const player = await createPlayer(server);
      const nothing = [404, { message: historyMessages.nothingToRestore }];
      expect(await player.restore()).toEqual(nothing);
      await player.rate('dropped', 1.5);
      expect(await player.restore()).toEqual(nothing);
      await player.change({ is_favourite: true, is_private: true, note: 'Cake.', tags: ['puzzle'] });
      await player.addPlay({ state: 'stopped', finished: '2020' });
      const row = () =>
        store.db
          .selectFrom('tracked_items')
          .select(['status', 'rating', 'created_at', 'is_favourite', 'is_private'])
          .where('user_id', '=', player.userId)
          .executeTakeFirst();
      const before = { row: await row(), history: await player.history() };
      expect(await player.removeTitle()).toEqual([200, { message: ownMessages.title.removed }]);
      expect(await player.removeTitle()).toEqual([200, { message: ownMessages.title.removed }]);
      server.time.now += serverLimits.removedTitleLifetime - 1;
      expect(await player.restore()).toEqual([200, { status: 'dropped', rating: 1.5 }]);
      expect({ row: await row(), history: await player.history() }).toEqual(before);
      expect(await player.restore()).toEqual(nothing);
      await player.removeTitle();
      server.time.now += serverLimits.removedTitleLifetime;
      expect(await player.restore()).toEqual(nothing);
    });

    test('neither a play nor a restored title exceeds the maximum of tracked titles', async () => {
      const small = await createMediaServer(store, { settings: { MAX_TRACKED_TITLES: '1' } });
      const player = await createPlayer(small);
      await player.rate('planned');
      await player.removeTitle();
      const other = '/api/history/game/elden-ring';
      expect((await player.call('POST', `${other}/plays`, { state: 'ongoing' }))[0]).toBe(200);
      const full = [409, { message: ownMessages.collection.full(1) }];
      expect(await player.addPlay({ state: 'ongoing' })).toEqual(full);
      expect(await player.restore()).toEqual(full);
      expect(await player.history()).toMatchObject({ plays: [] });
      const { play_count } = await store.db
        .selectFrom('histories')
        .select('play_count')
        .where('user_id', '=', player.userId)
        .executeTakeFirstOrThrow();
      expect(play_count).toBe(1);
    });
  },
  { shared: true },
);
