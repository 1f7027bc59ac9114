import { type Game, messages, ownMessages } from '@gildshelf/api-client/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { nilId } from '../../platform/db/uuid.ts';
import {
  createMediaServer,
  type MediaServer,
  type Problem,
  unknownTitle,
} from '../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
    });

    describe('a collection', () => {
      let ada: string;
      let bob: string;
      beforeEach(async () => {
        ada = await server.signUp();
        bob = await server.signUp();
      });
      const rate = (body: object, root = '/api/userGames') =>
        server.call('POST', `${root}/ratings`, { as: ada, body: { username: ada, ...body } });
      const list = (path = 'userGames/:user/games', users: { of?: string; as?: string } = {}) => {
        const { of = ada, as = of } = users;
        return server.call<Game[]>('GET', `/api/${path.replace(':user', server.idOf(of))}`, { as });
      };

      it('is empty at first', async () => {
        expect(await list()).toEqual([200, []]);
        expect(await list('userGames/:user/games/elden-ring')).toEqual([200, null]);
      });

      it('stores a status and a rating by slug or id, and updates them', async () => {
        const saved = [200, { message: messages.media.ratingSaved }];
        expect(await rate({ gameId: 'elden-ring', rating: 4.5, status: 'playing' })).toEqual(saved);
        const [, [item]] = await list();
        expect(item).toMatchObject({
          slug: 'elden-ring',
          name: 'Elden Ring',
          background_image: expect.stringContaining('elden-ring.svg'),
          user_status: 'playing',
          user_rating: 4.5,
        });
        expect(await rate({ gameId: item?.id, rating: 5, status: 'completed' })).toEqual(saved);
        const after = { ...item, user_status: 'completed', user_rating: 5 };
        expect(await list()).toEqual([200, [after]]);
        expect(await list(`userGames/:user/games/${item?.id}`)).toEqual([200, after]);
        expect(await list('userGames/:user/games/elden-ring')).toEqual([200, after]);
      });

      it('stores anime and movies', async () => {
        expect(
          (await rate({ animeId: 'steins-gate', rating: 3.5, status: 're-watching' }, '/api/userAnimes'))[0],
        ).toBe(200);
        expect(
          (await rate({ movieId: 'the-godfather', rating: 5, status: 'watched' }, '/api/userMovies'))[0],
        ).toBe(200);
        expect((await list('userAnimes/:user/anime'))[1]).toMatchObject([
          { title: 'Steins;Gate', user_rating: 3.5 },
        ]);
        expect((await list('userMovies/:user/movies'))[1]).toMatchObject([
          {
            title: 'The Godfather',
            poster_image: expect.stringContaining('/covers/movie/the-godfather.svg'),
          },
        ]);
        expect(
          await rate({ movieId: 'no-such-movie', rating: 5, status: 'watched' }, '/api/userMovies'),
        ).toEqual(unknownTitle);
      });

      it('lists the most recently changed titles first', async () => {
        for (const gameId of ['elden-ring', 'portal', 'elden-ring']) {
          server.time.now += 1;
          await rate({ gameId, rating: 4, status: 'playing' });
        }
        const [, items] = await list();
        expect(items.map(({ slug }) => slug)).toEqual(['elden-ring', 'portal']);
      });

      it('stores no rating for a planned title', async () => {
        await rate({ gameId: 'portal', rating: 4.5, status: 'planned' });
        expect((await list())[1]).toMatchObject([{ user_status: 'planned', user_rating: 0 }]);
      });

      it('accepts a rating with the username in upper case', async () => {
        const rating = { username: ada.toUpperCase(), gameId: 'portal', rating: 4, status: 'playing' };
        expect((await rate(rating))[0]).toBe(200);
        expect((await list())[1]).toMatchObject([{ slug: 'portal', user_rating: 4 }]);
      });

      it('rejects a title beyond MAX_TRACKED_TITLES with 409, and still changes and removes titles', async () => {
        const limited = await createMediaServer(store, { settings: { MAX_TRACKED_TITLES: '2' } });
        const username = await limited.signUp();
        const save = (path: string, title: object) =>
          limited.call('POST', `/api/${path}/ratings`, {
            as: username,
            body: { username, rating: 4, ...title },
          });
        const saved = [200, { message: messages.media.ratingSaved }];
        const full = [409, { message: ownMessages.collection.full(2) }];
        expect(await save('userGames', { gameId: 'portal', status: 'playing' })).toEqual(saved);
        expect(await save('userAnimes', { animeId: 'steins-gate', status: 'watching' })).toEqual(saved);
        expect(await save('userGames', { gameId: 'elden-ring', status: 'playing' })).toEqual(full);
        expect(await save('userMovies', { movieId: 'the-godfather', status: 'watched' })).toEqual(full);
        expect(await save('userGames', { gameId: 'portal', status: 'completed' })).toEqual(saved);
        const games = `/api/userGames/${limited.idOf(username)}/games`;
        await limited.call('DELETE', `${games}/portal`, { as: username });
        expect(await save('userGames', { gameId: 'elden-ring', status: 'playing' })).toEqual(saved);
        expect((await limited.call<Game[]>('GET', games, { as: username }))[1]).toMatchObject([
          { slug: 'elden-ring' },
        ]);
      });

      it('lists the statuses of the tracked titles among up to 100 ids', async () => {
        await rate({ gameId: 'elden-ring', rating: 4.5, status: 'playing' });
        const [, [item]] = await list();
        const statusesOf = (ids: readonly unknown[], type = 'game', as = ada) =>
          server.call('GET', `/api/collection/statuses?type=${type}&ids=${ids}`, { as });
        const titles = [{ id: item?.id, status: 'playing', rating: 4.5 }];
        expect(await statusesOf([item?.id, nilId, 'no-id'])).toEqual([200, { titles }]);
        expect(await statusesOf(['no-id'])).toEqual([200, { titles: [] }]);
        expect(await statusesOf([item?.id], 'anime')).toEqual([200, { titles: [] }]);
        expect(await statusesOf([item?.id], 'game', bob)).toEqual([200, { titles: [] }]);
        const hundred = Array.from({ length: 99 }, () => nilId);
        expect(await statusesOf([...hundred, item?.id])).toEqual([200, { titles }]);
        expect((await statusesOf([...hundred, nilId, item?.id]))[0]).toBe(400);
        expect((await statusesOf([item?.id], 'shop'))[0]).toBe(400);
      });

      it('rejects a rating with the name of another user and stores nothing', async () => {
        const [status, problem] = await server.call<Problem>('POST', '/api/userGames/ratings', {
          as: ada,
          body: { username: bob, gameId: 'portal', rating: 4, status: 'playing' },
        });
        expect([status, problem.message]).toEqual([403, ownMessages.request.forbidden]);
        expect(await list()).toEqual([200, []]);
        expect(await list(undefined, { of: bob })).toEqual([200, []]);
      });

      // @control:SEC-06
      it('is accessible only to its owner', async () => {
        await rate({ gameId: 'portal', rating: 4, status: 'playing' });
        const forbidden = [403, { message: ownMessages.request.forbidden }];
        expect(await list(undefined, { as: bob })).toEqual(forbidden);
        expect(await list('userGames/no-such-id/games', { as: bob })).toEqual(forbidden);
        expect(
          await server.call('DELETE', `/api/userGames/${server.idOf(ada)}/games/portal`, { as: bob }),
        ).toEqual(forbidden);
        expect((await list())[1]).toHaveLength(1);
        expect((await server.call('GET', `/api/userGames/${server.idOf(ada)}/games`))[0]).toBe(401);
      });

      it.each([
        [{ gameId: 'no-such-game', rating: 4, status: 'playing' }, 404],
        [{ gameId: 'steins-gate', rating: 4, status: 'playing' }, 404],
        [{ gameId: 'portal\0', rating: 4, status: 'playing' }, 400],
        [{ gameId: 7, rating: 4, status: 'playing' }, 404],
        [{ gameId: 'portal', rating: 4.25, status: 'playing' }, 400],
        [{ gameId: 'portal', rating: 5.5, status: 'playing' }, 400],
        [{ gameId: 'portal', rating: 4, status: 'watching' }, 400],
        [{ animeId: 'portal', rating: 4, status: 'playing' }, 400],
        [{ gameId: 'portal', rating: 4, status: 'playing', userId: 'x' }, 400],
      ])('rejects %j with status %i', async (body, status) => {
        expect((await rate(body))[0]).toBe(status);
        expect(await list()).toEqual([200, []]);
      });

      it('removes a title by slug or id; removing an untracked title succeeds too', async () => {
        await rate({ gameId: 'portal', rating: 4, status: 'playing' });
        await rate({ gameId: 'elden-ring', rating: 4, status: 'playing' });
        const [, [item]] = await list();
        const base = `/api/userGames/${server.idOf(ada)}/games`;
        const removed = [200, { message: ownMessages.title.removed }];
        expect(await server.call('DELETE', `${base}/${item?.id}`, { as: ada })).toEqual(removed);
        expect(await server.call('DELETE', `${base}/${item?.id}`, { as: ada })).toEqual(removed);
        expect(await server.call('DELETE', `${base}/no-such-game`, { as: ada })).toEqual(removed);
        const [, remaining] = await list();
        expect(remaining).toHaveLength(1);
        expect(await server.call('DELETE', `${base}/${remaining[0]?.slug}`, { as: ada })).toEqual(removed);
        expect(await list()).toEqual([200, []]);
      });
    });
  },
  { shared: true },
);
