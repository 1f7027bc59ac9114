import type { Game } from '@gildshelf/api-client/contract';
import { beforeAll, expect, it } from 'vitest';
import { createMediaServer, type MediaServer } from '../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { foundTitle, saveFound } from '../../testing/database/titles.ts';

eachEngine(
  (engine) => {
    let server: MediaServer;
    beforeAll(async () => {
      const store = await engine.freshStore();
      const games = [
        { sourceId: '1', year: null, item: { facts: { year: 1995 } } },
        { sourceId: '2', year: 2003 },
        { sourceId: '3', year: null },
      ].map((fields) => foundTitle({ ...fields, source: 'open-games', names: ['Zzyzx Drift'] }));
      await saveFound(store, ...games);
      server = await createMediaServer(store);
    });

    it.each(['', '&sort=best'])(
      'a search%s returns the year of a title without a release date',
      async (sort) => {
        const [status, found] = await server.call<Game[]>(
          'GET',
          `/api/games/search?query=zzyzx drift${sort}`,
        );
        expect(status).toBe(200);
        const years = found.map(({ released, release_year }) => [released ?? null, release_year]);
        expect(years).toHaveLength(3);
        expect(years).toEqual(
          expect.arrayContaining([
            [null, 1995],
            ['2003-03-01', undefined],
            [null, undefined],
          ]),
        );
      },
    );

    it('the response for a title without a release date has its year', async () => {
      const [, found] = await server.call<Game[]>('GET', '/api/games/search?query=zzyzx drift');
      const years = [];
      for (const { slug } of found)
        years.push((await server.call<Game>('GET', `/api/games/${slug}`))[1].release_year);
      expect(years).toEqual(found.map(({ release_year }) => release_year));
      expect(years).toContain(1995);
    });
  },
  { shared: true },
);
