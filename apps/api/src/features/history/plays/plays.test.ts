import {
  historyMessages,
  type NewPlay,
  ownMessages,
  type Play,
  type PlayChange,
  serverLimits,
} from '@gildshelf/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { createMediaServer, type MediaServer, unknownTitle } from '../../../testing/app/createMediaServer.ts';
import { createPlayer, type Player } from '../../../testing/app/createPlayer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

interface PlayPage {
  readonly plays: readonly Play[];
  readonly next: string | null;
}

const unknownPlay = [404, { message: historyMessages.unknownPlay }];
const missingId = '01a1f8bd-b143-7745-ba54-ef6ba879ae63';

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
    });
    const list = (player: Player, query = '') =>
      player.call<PlayPage & { message: string }>('GET', `${player.path}/plays${query}`);

    test('a play has the fields that were sent, and the defaults of the others', async () => {
      const player = await createPlayer(server);
      const [status, { play }] = await player.addPlay({ state: 'unknown' });
      expect([status, play]).toEqual([
        200,
        {
          ...{ id: play.id, state: 'unknown', started: null, finished: null, is_repeat: null, times: 1 },
          ...{ progress: null, rating: null, platform: null, note: null, is_private: false, episodes: 0 },
        },
      ]);
      const fields: NewPlay = {
        ...{
          state: 'finished',
          started: '2021',
          finished: '2021-05-17T20:30:00Z',
          is_repeat: false,
          times: 3,
        },
        ...{ progress: 1_000_000, rating: 0.5, platform: 'Wii', note: 'Cake.', is_private: true },
      };
      const [, added] = await player.addPlay(fields);
      expect(added.play).toEqual({ ...fields, id: added.play.id, episodes: 0 });
      expect((await player.history()).plays).toEqual([added.play, play]);
    });

    test('plays are listed in the order of open ones, dates and undated ones, in pages without gaps', async () => {
      const player = await createPlayer(server);
      const dates = [
        '1969-07-20',
        '2020',
        '2021-05',
        null,
        '2021-05-17',
        null,
        '2020',
        '2021-05-17T20:30:00Z',
      ];
      for (const finished of dates) await player.addPlay({ state: 'finished', finished });
      await player.addPlay({ state: 'paused', started: '2019' });
      await player.addPlay({ state: 'ongoing' });
      await player.addPlay({ state: 'unknown', started: '2022' });
      const expected = [
        ...['2019', null, '2022', '2021-05-17T20:30:00Z', '2021-05-17', '2021-05'],
        ...['2020', '2020', '1969-07-20', null, null],
      ];
      const datesOf = ({ plays }: PlayPage) => plays.map(({ started, finished }) => finished ?? started);
      const [, all] = await list(player);
      expect(datesOf(all)).toEqual(expected);
      expect(all.next).toBeNull();
      for (const limit of [1, 2, 3, 11]) {
        const pages: Play[] = [];
        let query = `?limit=${limit}`;
        for (let next: string | null = ''; next !== null; query = `?limit=${limit}&after=${next}`) {
          const [status, page]: readonly [number, PlayPage] = await list(player, query);
          expect([status, page.plays.length <= limit]).toEqual([200, true]);
          pages.push(...page.plays);
          next = page.next;
        }
        expect(pages, String(limit)).toEqual(all.plays);
      }
    });

    test('the history has the first 50 plays and the cursor of the others', async () => {
      const player = await createPlayer(server);
      for (let year = 1950; year <= 2000; year++)
        await player.addPlay({ state: 'finished', finished: String(year) });
      const { plays, next } = await player.history();
      expect([plays.length, plays[0]?.finished]).toEqual([50, '2000']);
      expect((await list(player, `?after=${next}`))[1]).toMatchObject({
        plays: [{ finished: '1950' }],
        next: null,
      });
    });

    test.each([
      { query: '?limit=0', message: ownMessages.collection.invalidLimit(serverLimits.playPageMaximum) },
      { query: '?limit=101', message: ownMessages.collection.invalidLimit(serverLimits.playPageMaximum) },
      { query: '?limit=-1', message: ownMessages.collection.invalidLimit(serverLimits.playPageMaximum) },
      { query: '?after=x', message: historyMessages.invalidCursor },
      { query: `?after=2__${missingId}`, message: historyMessages.invalidCursor },
      { query: `?after=1_1e5_${missingId}`, message: historyMessages.invalidCursor },
    ])('rejects the query $query', async ({ query, message }) => {
      const player = await createPlayer(server);
      expect(await list(player, query)).toMatchObject([400, { message }]);
    });

    test.each([
      { play: { state: 'finished', finished: '2026-12' }, message: historyMessages.futureDate },
      { play: { state: 'ongoing', started: '2027' }, message: historyMessages.futureDate },
      { play: { state: 'ongoing', finished: '2020' }, message: historyMessages.endOfOpenPlay },
      {
        play: { state: 'finished', started: '2021-06', finished: '2021-05' },
        message: historyMessages.endBeforeStart,
      },
      { play: { state: 'finished', finished: '2021-02-30' }, message: historyMessages.invalidDate },
      { play: { state: 'finished', finished: '1.5.2021' }, message: historyMessages.invalidDate },
      { play: { state: 'done' }, message: historyMessages.unknownState },
      { play: { started: '2020' }, message: historyMessages.unknownState },
      { play: { state: 'finished', times: 0 }, message: historyMessages.invalidTimes },
      { play: { state: 'finished', progress: 1.5 }, message: historyMessages.invalidProgress },
      { play: { state: 'finished', rating: 0 }, message: historyMessages.invalidRating },
      { play: { state: 'finished', platform: 'x'.repeat(81) }, message: historyMessages.longPlatform },
      { play: { state: 'finished', note: 'x'.repeat(10_001) }, message: historyMessages.longNote },
      {
        play: { state: 'finished', user_id: missingId },
        message: ownMessages.request.unknownField('user_id'),
      },
    ])('rejects the play $play and adds nothing', async ({ play, message }) => {
      const player = await createPlayer(server);
      const path = `${player.path}/plays`;
      expect(await player.call('POST', path, play)).toMatchObject([400, { message }]);
      expect(await player.tracked()).toBeNull();
    });

    test('a change is checked together with the stored fields', async () => {
      const player = await createPlayer(server);
      const [, { play }] = await player.addPlay({
        state: 'finished',
        started: '2021-05',
        finished: '2021-06',
      });
      const reject = async (change: PlayChange, message: string) =>
        expect(await player.updatePlay(play, change)).toMatchObject([400, { message }]);
      await reject({ started: '2021-07' }, historyMessages.endBeforeStart);
      await reject({ finished: '2021-04' }, historyMessages.endBeforeStart);
      await reject({ state: 'ongoing' }, historyMessages.endOfOpenPlay);
      await reject({ finished: '2030' }, historyMessages.futureDate);
      expect((await player.history()).plays).toEqual([play]);
      expect(await player.updatePlay(play, {})).toMatchObject([200, { play }]);
      const change = { started: '2021-07', finished: null, state: 'ongoing', is_repeat: true } as const;
      expect((await player.updatePlay(play, change))[1].play).toEqual({ ...play, ...change });
      expect((await player.history()).plays).toEqual([{ ...play, ...change }]);
    });

    test('a play of another user and one that does not exist are unknown, and removing one changes nothing', async () => {
      const player = await createPlayer(server);
      const other = await createPlayer(server);
      const [, { play }] = await other.addPlay({ state: 'ongoing' });
      for (const id of [play.id, missingId, 'portal', `${missingId}0`]) {
        const path = `/api/plays/${id}`;
        const change = { rating: 1 };
        expect(await player.call('PATCH', path, change), id).toEqual(unknownPlay);
        expect(await player.call('GET', `${path}/episodes`), id).toEqual(unknownPlay);
        expect(await player.call('DELETE', path), id).toEqual([
          200,
          { message: historyMessages.playRemoved },
        ]);
      }
      expect((await other.history()).plays).toEqual([play]);
    });

    test('a title or a media type that does not exist is a 404', async () => {
      const player = await createPlayer(server);
      for (const title of ['game/no-such-game', 'book/portal', 'constructor/portal', 'anime/portal']) {
        const path = `/api/history/${title}`;
        expect(await player.call('GET', path), title).toEqual(unknownTitle);
        expect(await player.call('GET', `${path}/plays`), title).toEqual(unknownTitle);
        expect(await player.call('POST', `${path}/plays`, { state: 'ongoing' }), title).toEqual(unknownTitle);
        expect(await player.call('PATCH', path, {}), title).toEqual(unknownTitle);
        expect(await player.call('POST', `${path}/restore`), title).toEqual(unknownTitle);
      }
    });

    test('a user has at most 200,000 plays, but can still change the status to a repeat', async () => {
      const player = await createPlayer(server, { type: 'anime', slug: 'steins-gate' });
      const [, { play }] = await player.addPlay({ state: 'finished' });
      const setCount = (play_count: number) =>
        store.db.updateTable('histories').set({ play_count }).where('user_id', '=', player.userId).execute();
      await setCount(serverLimits.plays);
      expect(await player.addPlay({ state: 'ongoing' })).toEqual([
        409,
        { message: historyMessages.tooManyPlays },
      ]);
      expect((await player.rate('re-watching'))[0]).toBe(200);
      expect((await player.history()).plays).toEqual([play]);
      await player.removePlay(play);
      expect((await player.addPlay({ state: 'ongoing' }))[0]).toBe(200);
      expect((await player.addPlay({ state: 'ongoing' }))[0]).toBe(409);
    });

    describe('episodes', () => {
      const episode = (number: number, fields: object = {}) => ({
        ...{ season: 1, number, watched: '2021-05-17', rating: null, ...fields },
      });
      const start = async () => {
        const player = await createPlayer(server, { type: 'anime', slug: 'steins-gate' });
        const [, { play }] = await player.addPlay({ state: 'ongoing' });
        const path = `/api/plays/${play.id}/episodes`;
        const save = (...episodes: object[]) => player.call('PATCH', path, { episodes });
        return { player, play, save, read: async () => (await player.call('GET', path))[1] };
      };

      test('are saved one by one, in order, and removed without a date and a rating', async () => {
        const { player, play, save, read } = await start();
        expect(await read()).toEqual({ episodes: [] });
        await save(episode(10), episode(2, { rating: 4.5, watched: null }), episode(1, { season: 0 }));
        const episodes = [episode(1, { season: 0 }), episode(2, { rating: 4.5, watched: null }), episode(10)];
        expect(await read()).toEqual({ episodes });
        expect((await player.history()).plays).toEqual([{ ...play, episodes: 3 }]);
        const saved = await save(
          ...[episode(3, { watched: '2020' }), episode(3, { watched: '2021' })],
          ...[episode(10, { watched: null }), episode(99, { watched: null })],
        );
        const rest = [episode(1, { season: 0 }), episode(2, { rating: 4.5, watched: null })];
        expect(saved).toEqual([200, { episodes: [...rest, episode(3, { watched: '2021' })] }]);
        await player.removePlay(play);
        expect(
          await store.db
            .selectFrom('play_episodes')
            .selectAll()
            .where('user_id', '=', player.userId)
            .execute(),
        ).toEqual([]);
      });

      test('are rejected with a date in the future, an invalid number and more than 5,000', async () => {
        const { save, read } = await start();
        const message = (text: string) => [400, { message: text, errors: [{ message: text }] }];
        expect(await save(episode(1, { watched: '2026-11-25' }))).toEqual(
          message(historyMessages.futureDate),
        );
        expect(await save(episode(-1))).toEqual(message(historyMessages.invalidEpisode));
        expect(await save(episode(1, { rating: 7 }))).toEqual(message(historyMessages.invalidRating));
        expect(await save(episode(1, { play_id: missingId }))).toEqual(
          message(ownMessages.request.unknownField('play_id')),
        );
        const numbers = Array.from({ length: 500 }, (_, index) => index);
        for (let season = 0; season < 10; season++)
          expect((await save(...numbers.map((number) => episode(number, { season }))))[0]).toBe(200);
        expect(await save(episode(0, { season: 10 }))).toEqual([
          409,
          { message: historyMessages.tooManyEpisodes },
        ]);
        expect(
          await save(episode(0, { season: 9, watched: null }), episode(0, { season: 10 })),
        ).toMatchObject([200, {}]);
        expect(await read()).toMatchObject({ episodes: { length: serverLimits.playEpisodes } });
      });
    });
  },
  { shared: true },
);
