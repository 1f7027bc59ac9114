import {
  catalogues,
  type Movie,
  messages,
  ownMessages,
  readTitleDetails,
} from '@gildshelf/api-client/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isUuid } from '../../platform/db/uuid.ts';
import { createMediaServer, type MediaServer } from '../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

eachEngine(
  (engine) => {
    let server: MediaServer;
    beforeAll(async () => {
      server = await createMediaServer(await engine.freshStore());
    });

    describe('movies', () => {
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

      it('have a top list of a hundred, best first, that is cached and readable by every origin', async () => {
        const [status, list] = await server.call<{ rank: number; movie: Movie }[]>('GET', '/api/movies/top');
        expect(status).toBe(200);
        expect(list.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
        expect(list[1]?.movie).toEqual({
          id: expect.toSatisfy(isUuid),
          slug: 'the-godfather',
          title: 'The Godfather',
          poster_image: expect.stringMatching(
            /^https:\/\/api\.shelf\.example\/covers\/movie\/the-godfather\.svg\?v=[0-9a-z]+$/,
          ),
          released: '1972-03-14',
          genres: ['Drama', 'Crime'],
          type: 'movie',
        });
        const headers = async (path: string) => {
          const response = await server.http.request(path, { headers: { origin: 'https://other.example' } });
          const { etag, 'last-modified': _, ...rest } = Object.fromEntries(response.headers);
          expect(response.status, path).toBe(200);
          return [Boolean(etag), rest['cache-control'], rest.vary, rest['access-control-allow-origin']];
        };
        for (const path of ['/top', '/search?query=a', '/search?query=a&sort=best'])
          expect(await headers(`/api/movies${path}`), path).toEqual(await headers(`/api/games${path}`));
        expect(await headers('/api/movies/the-godfather')).toEqual(await headers('/api/games/elden-ring'));
        const first = await server.http.request('/api/movies/top');
        const etag = { 'if-none-match': first.headers.get('etag') ?? '' };
        expect((await server.http.request('/api/movies/top', { headers: etag })).status).toBe(304);
      });

      it('are found by slug and by id with all facts, without what the API does not return', async () => {
        const [status, found] = await server.call<Movie>('GET', '/api/movies/the-godfather');
        expect(status).toBe(200);
        expect(found).toMatchObject({
          slug: 'the-godfather',
          title: 'The Godfather',
          released: '1972-03-14',
          runtime: 175,
          certification: 'R',
          genres: ['Drama', 'Crime'],
          type: 'movie',
          credits: [
            { name: 'TMDB', url: expect.stringMatching(/^https:\/\/www\.themoviedb\.org\/movie\/\d+$/) },
          ],
        });
        expect(readTitleDetails(found).facts).toEqual([
          { name: 'director', label: 'Director', values: ['Francis Ford Coppola'] },
          { name: 'country', label: 'Country', values: ['United States'] },
        ]);
        expect(found).not.toHaveProperty('facts');
        expect(await server.call('GET', `/api/movies/${found.id}`)).toEqual([200, found]);
        expect(catalogues.movie.item.safeParse(found).success).toBe(true);
        for (const slug of ['no-such-movie', 'elden-ring', 'The-Godfather', '%FF', '../games'])
          expect((await server.call('GET', `/api/movies/${encodeURIComponent(slug)}`))[0], slug).toBe(404);
      });

      it('are found by part of a name and by original names, at most five, or in pages', async () => {
        const search = async (query: string, parameters = '') => {
          const path = `/api/movies/search?query=${encodeURIComponent(query)}${parameters}`;
          const [status, found] = await server.call<Movie[]>('GET', path);
          expect(status, query).toBe(200);
          return found.map(({ slug }) => slug);
        };
        expect(await search('godfather')).toEqual(['the-godfather', 'the-godfather-part-ii']);
        expect(await search('七人の侍')).toEqual(['seven-samurai']);
        expect(await search('elden')).toEqual([]);
        expect(await search('the')).toHaveLength(5);
        const page = await search('the', '&sort=best');
        expect(page).toHaveLength(20);
        expect(await search('the', '&sort=best&page=2')).not.toContain(page[0]);
        expect((await server.call('GET', '/api/movies/search?query=the&sort=name'))[0]).toBe(400);
      });

      it('have an average of the ratings of users, without planned ones', async () => {
        const slug = 'pulp-fiction';
        const rating = () => server.call('GET', `/api/movies/${slug}/rating`);
        expect(await rating()).toEqual([200, { average: null, count: 0, distribution: null }]);
        await rate({ movieId: slug, rating: 4.5, status: 'watched' });
        expect(await rating()).toEqual([200, { average: 4.5, count: 1, distribution: null }]);
        await rate({ movieId: slug, rating: 4.5, status: 'planned' });
        expect(await rating()).toEqual([200, { average: null, count: 0, distribution: null }]);
        expect((await server.call('GET', '/api/movies/no-such-movie/rating'))[0]).toBe(404);
      });

      it('have a top list whose update without a provider responds with 200 and changes nothing', async () => {
        const top = () => server.call('GET', '/api/movies/top');
        const before = await top();
        expect(await server.call('POST', '/api/movies/update-top-movies')).toEqual([200, {}]);
        expect(await top()).toEqual(before);
      });
    });
  },
  { shared: true },
);
