import { type Movie, messages, ownMessages } from '@gildshelf/api-client/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mediaServer } from '../../testing/app/mediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

type Server = Awaited<ReturnType<typeof mediaServer>>;

eachEngine(
  (engine) => {
    let server: Server;
    beforeAll(async () => {
      server = await mediaServer(await engine.freshStore());
    });

    describe('movies, which are kept and not browsed', () => {
      let ada: string;
      beforeEach(async () => {
        ada = await server.signUp();
      });
      const rate = (body: object) =>
        server.call('POST', '/api/userMovies/ratings', { as: ada, body: { username: ada, ...body } });
      const call = <Answer>(method: 'GET' | 'DELETE', path = '', as = ada) =>
        server.call<Answer>(method, `/api/userMovies/${server.idOf(ada)}/movies${path}`, { as });

      it('are rated by slug or id, read back alone and in the list, and let go', async () => {
        const done = [200, { message: messages.media.ratingSaved }];
        expect(await call('GET', '/the-godfather')).toEqual([200, null]);
        expect(await rate({ movieId: 'the-godfather', rating: 4.5, status: 'watched' })).toEqual(done);
        const [, item] = await call<Movie>('GET', '/the-godfather');
        expect(item).toMatchObject({
          slug: 'the-godfather',
          title: 'The Godfather',
          released: '1972-03-14',
          user_status: 'watched',
          user_rating: 4.5,
        });
        expect(await call('GET', `/${item.id}`)).toEqual([200, item]);
        expect(await rate({ movieId: item.id, rating: 3, status: 'planned' })).toEqual(done);
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
      ])('are not rated with %j: %i', async (body, status) => {
        expect((await rate(body))[0]).toBe(status);
        expect(await call('GET')).toEqual([200, []]);
      });

      it('belong to who keeps them', async () => {
        const bob = await server.signUp();
        const refused = [403, { message: ownMessages.request.notYours }];
        expect(await call('GET', '', bob)).toEqual(refused);
        expect(await call('GET', '/the-godfather', bob)).toEqual(refused);
        expect(await call('DELETE', '/the-godfather', bob)).toEqual(refused);
        const body = { username: bob, movieId: 'the-godfather', rating: 4, status: 'watched' };
        expect(await server.call('POST', '/api/userMovies/ratings', { as: ada, body })).toEqual(refused);
      });

      it('have no pages of their own: nothing under /api/movies', async () => {
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
