import { type MediaType, mediaTypeNames, mediaTypes, titleStorage } from '@gildshelf/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { createMediaServer, type MediaServer } from '../../../testing/app/createMediaServer.ts';
import { createPlayer, type Player } from '../../../testing/app/createPlayer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

const builtIn = mediaTypeNames.filter((type) => titleStorage[type].builtIn);
const slugOf = (type: MediaType) => titleStorage[type].builtIn?.example.slug ?? '';

/** The states of the plays of a title with what is given about them, in the order of the list. */
async function playsOf(player: Player) {
  const { plays } = await player.history();
  return plays.map(({ state, started, finished, is_repeat }) => ({ state, started, finished, is_repeat }));
}

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
    });
    const statusOf = async (player: Player) => (await player.tracked())?.user_status;
    const playCount = async ({ userId }: Player) => {
      const row = await store.db
        .selectFrom('histories')
        .select('play_count')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.play_count;
    };

    describe('a change of the status', () => {
      test.each(builtIn)('adds no play of a %s, except for a repeat', async (type) => {
        for (const status of mediaTypes[type].statuses) {
          const player = await createPlayer(server, { type, slug: slugOf(type) });
          await player.rate('planned');
          await player.rate(status);
          const isRepeat = status.startsWith('re-');
          expect(await playsOf(player), status).toEqual(
            isRepeat ? [{ state: 'ongoing', started: null, finished: null, is_repeat: true }] : [],
          );
          expect(await playCount(player), status).toBe(isRepeat ? 1 : 0);
        }
      });

      test('to completed finishes an ongoing and a paused play without a date', async () => {
        for (const state of ['ongoing', 'paused'] as const) {
          const player = await createPlayer(server);
          await player.addPlay({ state, started: '2026-11' });
          await player.rate('completed', 4);
          expect(await playsOf(player)).toEqual([
            { state: 'finished', started: '2026-11', finished: null, is_repeat: null },
          ]);
        }
      });

      test('to watched finishes an ongoing play of a movie', async () => {
        const player = await createPlayer(server, { type: 'movie', slug: slugOf('movie') });
        await player.addPlay({ state: 'ongoing' });
        await player.rate('watched', 4);
        expect(await playsOf(player)).toMatchObject([{ state: 'finished', finished: null }]);
      });

      test.each([
        { type: 'anime', status: 'dropped', before: 'ongoing', after: 'stopped' },
        { type: 'anime', status: 'dropped', before: 'paused', after: 'stopped' },
        { type: 'anime', status: 'paused', before: 'ongoing', after: 'paused' },
        { type: 'anime', status: 'watching', before: 'paused', after: 'ongoing' },
        { type: 'anime', status: 'planned', before: 'ongoing', after: 'ongoing' },
        { type: 'game', status: 'dropped', before: 'ongoing', after: 'stopped' },
      ] as const)(
        'of $type to $status changes a play that is $before to $after',
        async ({ type, status, before, after }) => {
          expect(mediaTypes[type].statuses).toContain(status);
          const player = await createPlayer(server, { type, slug: slugOf(type) });
          await player.addPlay({ state: before, started: '2025' });
          // A play that is paused has the same status as one that is ongoing in media types without the status 'paused'.
          if ((await statusOf(player)) === status) await player.rate('planned');
          await player.rate(status);
          expect(await playsOf(player)).toMatchObject([{ state: after, started: '2025', finished: null }]);
        },
      );

      test('leaves plays that have ended unchanged', async () => {
        const player = await createPlayer(server, { type: 'anime', slug: slugOf('anime') });
        await player.addPlay({ state: 'finished', finished: '2020' });
        await player.addPlay({ state: 'stopped', finished: '2021-03' });
        await player.addPlay({ state: 'unknown' });
        const before = await playsOf(player);
        for (const status of ['watching', 'dropped', 'paused', 'completed', 'planned'])
          expect(await player.rate(status), status).toMatchObject([200, {}]);
        expect(await playsOf(player)).toEqual(before);
      });

      test('to a repeat adds a play to those that have ended, but none to an open one', async () => {
        const player = await createPlayer(server, { type: 'anime', slug: slugOf('anime') });
        await player.addPlay({ state: 'finished', finished: '2020' });
        await player.rate('re-watching', 4);
        const plays = [
          { state: 'ongoing', started: null, finished: null, is_repeat: true },
          { state: 'finished', started: null, finished: '2020', is_repeat: null },
        ];
        expect(await playsOf(player)).toEqual(plays);
        await player.rate('planned');
        await player.rate('re-watching');
        expect(await playsOf(player)).toEqual(plays);
        expect(await playCount(player)).toBe(2);
      });

      test('changes only the plays of its title and user', async () => {
        const player = await createPlayer(server);
        const other = await createPlayer(server);
        await player.addPlay({ state: 'ongoing' });
        await other.addPlay({ state: 'ongoing' });
        await player.call('POST', '/api/history/game/elden-ring/plays', { state: 'ongoing' });
        await player.rate('completed', 4);
        expect(await playsOf(player)).toMatchObject([{ state: 'finished' }]);
        expect(await playsOf(other)).toMatchObject([{ state: 'ongoing' }]);
        expect((await player.call('GET', '/api/history/game/elden-ring/plays'))[1]).toMatchObject({
          plays: [{ state: 'ongoing' }],
        });
      });
    });

    test('a rating of the title without a new status changes no play, and no rating of a play', async () => {
      const player = await createPlayer(server);
      await player.addPlay({ state: 'finished', finished: '2019', rating: 2.5 });
      await player.rate('completed', 5);
      // Not what `completed` would do: the status is the same as before.
      await player.addPlay({ state: 'ongoing', rating: 3 });
      await player.rate('completed', 4);
      const { plays } = await player.history();
      expect(plays).toMatchObject([
        { state: 'ongoing', rating: 3 },
        { state: 'finished', rating: 2.5 },
      ]);
      await player.updatePlay(plays[1], { rating: 1 });
      expect(await player.tracked()).toMatchObject({ user_status: 'completed', user_rating: 4 });
    });

    describe('a play that is saved', () => {
      test.each([
        { type: 'game', status: undefined, state: 'ongoing', after: 'playing' },
        { type: 'game', status: undefined, state: 'finished', after: 'completed' },
        { type: 'game', status: undefined, state: 'stopped', after: 'dropped' },
        { type: 'game', status: undefined, state: 'unknown', after: 'planned' },
        { type: 'anime', status: undefined, state: 'paused', after: 'paused' },
        { type: 'movie', status: undefined, state: 'finished', after: 'watched' },
        { type: 'game', status: 'planned', state: 'ongoing', after: 'playing' },
        { type: 'game', status: 'planned', state: 'finished', after: 'completed' },
        { type: 'game', status: 'planned', state: 'stopped', after: 'planned' },
        { type: 'game', status: 'playing', state: 'finished', after: 'completed' },
        { type: 'game', status: 'playing', state: 'stopped', after: 'playing' },
        { type: 'anime', status: 'paused', state: 'finished', after: 'completed' },
        { type: 'anime', status: 're-watching', state: 'ongoing', after: 're-watching' },
        { type: 'game', status: 'completed', state: 'ongoing', after: 'completed' },
        { type: 'game', status: 'dropped', state: 'finished', after: 'dropped' },
        { type: 'movie', status: 'planned', state: 'finished', after: 'watched' },
      ] as const)(
        'as $state moves the status of a $type from $status to $after and leaves the rating',
        async ({ type, status, state, after }) => {
          const player = await createPlayer(server, { type, slug: slugOf(type) });
          if (status) await player.rate(status, 3.5);
          const rating = status && status !== 'planned' ? 3.5 : 0;
          const [code, saved] = await player.addPlay({ state });
          expect([code, saved]).toMatchObject([200, { status: after, rating, play: { state } }]);
          expect(await player.tracked()).toMatchObject({ user_status: after, user_rating: rating });
        },
      );

      test('as finished does not finish a title with another open play', async () => {
        const player = await createPlayer(server);
        const [, open] = await player.addPlay({ state: 'ongoing' });
        expect((await player.addPlay({ state: 'finished' }))[1].status).toBe('playing');
        expect((await player.updatePlay(open.play, { state: 'finished' }))[1].status).toBe('completed');
      });

      test('moves the status only if its state changes', async () => {
        const player = await createPlayer(server);
        const [, { play }] = await player.addPlay({ state: 'finished', finished: '2024' });
        await player.rate('playing', 2);
        expect((await player.updatePlay(play, { finished: '2024-05', state: 'finished' }))[1]).toMatchObject({
          ...{ status: 'playing', rating: 2 },
        });
        await player.updatePlay(play, { state: 'unknown' });
        expect((await player.updatePlay(play, { state: 'finished' }))[1]).toMatchObject({
          ...{ status: 'completed', rating: 2 },
        });
      });

      test('changes no status when it is removed', async () => {
        const player = await createPlayer(server);
        const [, { play }] = await player.addPlay({ state: 'finished' });
        expect(await player.removePlay(play)).toMatchObject([200, {}]);
        expect(await statusOf(player)).toBe('completed');
        expect(await playCount(player)).toBe(0);
      });
    });

    describe('a title that is removed from the collection', () => {
      test('has no history, which a rating brings back', async () => {
        const player = await createPlayer(server);
        await player.addPlay({ state: 'finished', finished: '2020' });
        await player.change({ note: 'Cake.', tags: ['puzzle'], is_favourite: true });
        const { plays } = await player.history();
        await player.removeTitle();
        expect(await player.history()).toEqual({
          ...{ is_favourite: false, is_private: false, note: null, tags: [], plays: [], next: null },
        });
        expect((await player.call('GET', '/api/tags'))[1]).toEqual({ tags: [] });
        expect((await player.updatePlay(plays[0], { rating: 1 }))[0]).toBe(404);
        expect(await playCount(player)).toBe(1);
        await player.rate('planned');
        expect(await player.history()).toMatchObject({
          ...{ is_favourite: false, note: 'Cake.', tags: ['puzzle'], plays },
        });
        expect((await player.restore())[0]).toBe(404);
      });

      test('has its history again when a play is added', async () => {
        const player = await createPlayer(server);
        await player.addPlay({ state: 'finished', finished: '2020' });
        await player.removeTitle();
        expect((await player.addPlay({ state: 'unknown' }))[1].status).toBe('planned');
        expect(await playsOf(player)).toHaveLength(2);
        expect((await player.restore())[0]).toBe(404);
      });
    });
  },
  { shared: true },
);
