import { type Movie, messages, ownMessages } from '@gildshelf/api-client/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMediaServer, type MediaServer } from '../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

eachEngine(
  (engine) => {
    let server: MediaServer;
    beforeAll(async () => {
      server = await createMediaServer(await engine.freshStore());
    });

    describe('movies, which can be tracked but not browsed', () => {
      let ada: string;
      beforeEach(async () => {
        ada = await server.signUp();
      });
      const rate = (body: object) =>
        server.call('POST', '/api/userMovies/ratings', { as: ada, body: { username: ada, ...body } });
      const call = <Body>(method: 'GET' | 'DELETE', path = '', as = ada) =>
        server.call<Body>(method, `/api/userMovies/${server.idOf(ada)}/movies${path}`, { as });

      it('can be rated by slug or id, read one by one and as a list, and removed', async () => {
        const saved = [200, { message: messages.media.ratingSaved }];
        expect(await call('GET', '/the-godfather')).toEqual([200, null]);
        expect(await rate({ movieId: 'the-godfather', rating: 4.5, status: 'watched' })).toEqual(saved);
        const [, item] = await call<Movie>('GET', '/the-godfather');
        expect(item).toMatchObject({
          slug: 'the-godfather',
          title: 'The Godfather',
          released: '1972-03-14',
          user_status: 'watched',
          user_rating: 4.5,
        });
        expect(await call('GET', `/${item.id}`)).toEqual([200, item]);
        expect(await rate({ movieId: item.id, rating: 3, status: 'planned' })).toEqual(saved);
        expect((await call('GET'))[1]).toMatchObject([
          { id: item.id, user_status: 'planned', user_rating: 0 },
        ]);
        for (const path of [`/${item.id}`, '/the-godfather', '/no-such-movie'])
          expect(await call('DELETE', path)).toEqual([200, { message: ownMessages.title.removed }]);
        expect(await call('GET')).toEqual([200, []]);
      });

      it.each([
        [{ movieId: 'no-such-movie', rating: 4, status: 'watched' }, 404],
        [{ movieId: 'elden-ring', rating: 4, status: 'watched' }, 404],
        [{ movieId: 'the-godfather', rating: 4, status: 'completed' }, 400],
        [{ movieId: 'the-godfather', rating: 4, status: 'playing' }, 400],
        [{ movieId: 'the-godfather', rating: 4.2, status: 'watched' }, 400],
        [{ movieId: 'the-godfather', rating: '4', status: 'watched' }, 400],
        [{ movieId: 'the-godfather', gameId: 'elden-ring', rating: 4, status: 'watched' }, 400],
        [{ gameId: 'elden-ring', rating: 4, status: 'watched' }, 400],
      ])('rejects the rating %j with status %i', async (body, status) => {
        expect((await rate(body))[0]).toBe(status);
        expect(await call('GET')).toEqual([200, []]);
      });

      it('can be read, removed and rated only by their owner', async () => {
        const bob = await server.signUp();
        const forbidden = [403, { message: ownMessages.request.forbidden }];
        expect(await call('GET', '', bob)).toEqual(forbidden);
        expect(await call('GET', '/the-godfather', bob)).toEqual(forbidden);
        expect(await call('DELETE', '/the-godfather', bob)).toEqual(forbidden);
        const body = { username: bob, movieId: 'the-godfather', rating: 4, status: 'watched' };
        expect(await server.call('POST', '/api/userMovies/ratings', { as: ada, body })).toEqual(forbidden);
      });

      it('have no catalogue routes under /api/movies', async () => {
        for (const path of [
          '/api/movies/top',
          '/api/movies/search?query=godfather',
          '/api/movies/the-godfather',
        ])
          expect((await server.http.request(path)).status).toBe(404);
      });
    });
  },
  { shared: true },
);
