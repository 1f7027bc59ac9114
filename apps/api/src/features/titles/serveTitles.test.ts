import { type Anime, catalogues, type Game, ownMessages } from '@gildshelf/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../platform/db/openDatabase.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import {
  createMediaServer,
  type MediaServer,
  type Problem,
  unknownTitle,
} from '../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { addTitle } from '../../testing/database/titles.ts';

eachEngine(
  (engine) => {
    let server: MediaServer;
    let store: Store;
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
    });

    describe('a top list', () => {
      it('returns the top hundred in order, with the fields that cards show', async () => {
        const [status, games] = await server.call<{ rank: number; game: Game }[]>('GET', '/api/games/top');
        expect(status).toBe(200);
        expect(games.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
        expect(games[3]).toEqual({
          rank: 4,
          game: {
            id: expect.toSatisfy(isUuid),
            slug: 'elden-ring',
            name: 'Elden Ring',
            background_image: expect.stringMatching(
              /^https:\/\/api\.shelf\.example\/covers\/game\/elden-ring\.svg\?v=[0-9a-z]+$/,
            ),
            released: '2022-02-25',
            tba: false,
            genres: ['Action', 'RPG'],
            type: 'game',
          },
        });
        const [, anime] = await server.call<{ anime: Anime }[]>('GET', '/api/anime/top');
        expect(anime).toHaveLength(100);
        const image = {
          large_image_url: expect.stringContaining('/covers/anime/frieren-beyond-journeys-end.svg'),
        };
        expect(anime[1]?.anime).toMatchObject({
          title: 'Sousou no Frieren',
          title_english: "Frieren: Beyond Journey's End",
          images: { jpg: image, webp: image },
        });
      });

      it('responds with 304 when If-None-Match matches the ETag', async () => {
        const first = await server.http.request('/api/games/top');
        const etag = first.headers.get('etag') ?? '';
        for (const tag of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
          const again = await server.http.request('/api/games/top', { headers: { 'if-none-match': tag } });
          expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
        }
        const other = await server.http.request('/api/games/top', {
          headers: { 'if-none-match': '"other"' },
        });
        expect(other.status).toBe(200);
      });

      it.each([
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip;q=0.5', 'gzip'],
        ['identity', null],
        ['', null],
      ])('with Accept-Encoding "%s" has the content encoding %s', async (accepted, encoding) => {
        const response = await server.http.request('/api/games/top', {
          headers: { 'accept-encoding': accepted },
        });
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(response.headers.get('vary')).toBe('accept-encoding');
        expect((await response.arrayBuffer()).byteLength > 10_000).toBe(encoding === null);
      });
    });

    describe('a title', () => {
      it('is found by slug and by id, with all details', async () => {
        const [status, game] = await server.call<Game>('GET', '/api/games/the-witcher-3-wild-hunt');
        expect(status).toBe(200);
        expect(game).toMatchObject({
          slug: 'the-witcher-3-wild-hunt',
          name: 'The Witcher 3: Wild Hunt',
          released: '2015-05-19',
          esrb_rating: { name: 'Mature' },
          rawg_rating: 4.64,
          rating_source: 'RAWG',
          description_raw: expect.stringContaining('Geralt'),
          type: 'game',
        });
        expect(await server.call('GET', `/api/games/${game.id}`)).toEqual([200, game]);
        expect(await server.call('GET', `/api/games/${String(game.id).toUpperCase()}`)).toEqual([200, game]);
      });

      it('names the provider of its average rating in the response and on its share image', async () => {
        const facts = { by: { rawg_rating: { source: 'igdb', at: 1 } } };
        const slug = await addTitle(store, 'Rated elsewhere', { item: { rawg_rating: 3.5, facts } });
        const [, game] = await server.call<Game>('GET', `/api/games/${slug}`);
        expect(game.rating_source).toBe('IGDB');
        const shareImage = async (name: string) =>
          (await server.http.request(`/cards/game/${name}.svg`)).text();
        expect(await shareImage(slug)).toContain('>3.5 on IGDB<');
        expect(await shareImage('the-witcher-3-wild-hunt')).toContain('>4.64 on RAWG<');
      });

      it('has its media type as `type`, and the format of an anime as `format`', async () => {
        const [, anime] = await server.call<Anime>('GET', '/api/anime/steins-gate');
        expect([anime.type, anime.format]).toEqual(['anime', 'TV']);
        for (const path of ['/api/anime/search?query=steins', '/api/anime/top']) {
          const [, list] = await server.call<{ type?: string; anime?: Anime }[]>('GET', path);
          expect((list[0]?.anime ?? list[0])?.type, path).toBe('anime');
        }
        const stored = await addTitle(store, 'Stored by an earlier version', {
          mediaType: 'anime',
          item: { type: 'OVA' },
        });
        const [, before] = await server.call<Anime>('GET', `/api/anime/${stored}`);
        expect([before.type, before.format]).toEqual(['anime', 'OVA']);
      });

      it('contains neither the sources of its facts nor its ids in other catalogues', async () => {
        const [, anime] = await server.call('GET', '/api/anime/steins-gate');
        expect(anime).toMatchObject({
          title: 'Steins;Gate',
          aired_prop: { from: { year: 2011, month: 4, day: 6 } },
        });
        expect(anime).not.toHaveProperty('facts');
      });

      it.each([
        'nothing',
        'Elden-Ring',
        'elden-ring%00',
        '%FF',
        "'; drop table titles",
        '../games',
        'x'.repeat(300),
      ])('with the unknown slug %s responds with 404', async (slug) => {
        expect(await server.call('GET', `/api/games/${encodeURIComponent(slug)}`)).toEqual(unknownTitle);
      });

      it('of another media type responds with 404', async () => {
        expect(await server.call('GET', '/api/games/steins-gate')).toEqual(unknownTitle);
        expect((await server.call('GET', '/api/games/elden-ring%00'))[0]).toBeOneOf([400, 404]);
      });
    });

    describe('search', () => {
      const search = async (root: string, query: string) => {
        const [status, found] = await server.call<Game[]>(
          'GET',
          `${root}/search?query=${encodeURIComponent(query)}`,
        );
        expect(status).toBe(200);
        return found.map(({ slug }) => slug);
      };

      it('finds titles by part of their name', async () => {
        expect(await search('/api/games', 'witcher')).toContain('the-witcher-3-wild-hunt');
        expect((await search('/api/anime', 'frieren'))[0]).toBe('frieren-beyond-journeys-end');
        expect(await search('/api/anime', 'Frieren')).toEqual(await search('/api/anime', 'frieren'));
      });

      it('finds titles by alternative names, including one or two Japanese characters', async () => {
        expect(await search('/api/anime', 'sousou')).toEqual(['frieren-beyond-journeys-end']);
        expect(await search('/api/anime', '葬送')).toEqual(['frieren-beyond-journeys-end']);
        expect(await search('/api/anime', '葬')).toEqual(['frieren-beyond-journeys-end']);
        expect(await search('/api/anime', 'ﾌﾘｰﾚﾝ')).toEqual(['frieren-beyond-journeys-end']);
        expect(await search('/api/anime', 'pokemon')).toContain('pokemon');
        expect(await search('/api/anime', 'POKÉMON')).toContain('pokemon');
      });

      it('finds titles by abbreviations, and sorts the results by the shown name', async () => {
        expect(await search('/api/anime', 'AoT')).toEqual(['attack-on-titan']);
        expect(await search('/api/games', 'GTA 5')).toEqual([
          'grand-theft-auto-v',
          'grand-theft-auto-san-andreas',
          'grand-theft-auto-vice-city',
        ]);
        expect(await search('/api/games', '大神')).toEqual(['okami']);
        expect(await search('/api/games', 'ff')).toEqual([
          'counter-strike-global-offensive',
          'mass-effect-2',
          'final-fantasy-vi',
          'final-fantasy-vii',
          'final-fantasy-10',
        ]);
      });

      it('returns the best five titles, sorted by relevance of the shown name, then by name', async () => {
        expect(await search('/api/games', 'the')).toHaveLength(5);
        expect((await search('/api/games', 'portal'))[0]).toBe('portal');
        const found = await search('/api/games', 'god of war');
        expect(found[0]).toMatch(/^god-of-war/);
      });

      // @control:SEC-18
      it.each(['', '   ', '!?', '%', '_', '\\', '%%%', "'", '-- '])('finds nothing for %j', async (query) => {
        expect(await search('/api/games', query)).toEqual([]);
      });

      // @control:SEC-18
      it.each(['C++(', '[a-z', '(a+)+$', "' or '1'='1", 'a%', 'e_d'])(
        'treats %j as plain text',
        async (query) => {
          expect((await search('/api/games', query)).length).toBeLessThanOrEqual(5);
        },
      );

      // @control:SEC-18
      it('rejects a query of 10 kB and a missing query with 400', async () => {
        const [status, problem] = await server.call<Problem>(
          'GET',
          `/api/games/search?query=${'x'.repeat(10_240)}`,
        );
        expect([status, problem.message]).toEqual([400, ownMessages.search.tooLong]);
        expect((await server.call('GET', '/api/games/search'))[0]).toBe(400);
      });

      it.each([
        ['sort=name', ownMessages.searchPages.unknownSort],
        ['page=2', ownMessages.searchPages.pageWithoutSort],
        ...['0', '51', '1.5', '-1', ''].map((page) => [
          `sort=best&page=${page}`,
          ownMessages.searchPages.invalidPage(50),
        ]),
      ])('rejects a search with %s', async (parameters, message) => {
        const [status, problem] = await server.call<Problem>(
          'GET',
          `/api/games/search?query=a&${parameters}`,
        );
        expect([status, problem.message]).toEqual([400, message]);
      });

      it('returns pages of 20 titles with sort=best, the best match first, until an empty one', async () => {
        const pageOf = async (page: number) => {
          const [, games] = await server.call<Game[]>(
            'GET',
            `/api/games/search?query=s&sort=best&page=${page}`,
          );
          return games.map(({ slug }) => slug ?? '');
        };
        const pages: string[][] = [];
        do pages.push(await pageOf(pages.length + 1));
        while (pages.at(-1)?.length === 20);
        expect(pages.length).toBeGreaterThan(1);
        const slugs = pages.flat();
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(await pageOf(pages.length + 1)).toEqual([]);
        const [, first] = await server.call<Game[]>('GET', '/api/games/search?query=s&sort=best');
        expect(first.map(({ slug }) => slug)).toEqual(pages[0]);
        const five = await search('/api/games', 's');
        expect(five.toSorted()).toEqual(slugs.slice(0, 5).toSorted());
      });

      it('sorts by match quality, then popularity, with sort=best', async () => {
        const [, games] = await server.call<Game[]>('GET', '/api/games/search?query=gta 5&sort=best');
        expect(games[0]?.slug).toBe('grand-theft-auto-v');
        const [, ranked] = await server.call<Game[]>(
          'GET',
          '/api/games/search?query=final fantasy&sort=best',
        );
        const best = ranked.slice(0, 3).map(({ slug }) => slug);
        expect(best).toEqual(['final-fantasy-vii', 'final-fantasy-10', 'final-fantasy-vi']);
      });

      it('returns the fields that cards show', async () => {
        const [, [game]] = await server.call<Game[]>('GET', '/api/games/search?query=elden');
        expect(catalogues.game.item.parse(game)).toMatchObject({
          name: 'Elden Ring',
          released: '2022-02-25',
        });
        expect(game?.background_image).toContain('/covers/game/elden-ring.svg');
      });
    });

    describe('an update of a top list', () => {
      it('without a source responds with 200 to any content type and does nothing', async () => {
        for (const headers of [{}, { 'content-type': 'text/plain' }, { 'content-type': 'application/json' }])
          for (const path of ['/api/games/update-top-games', '/api/anime/update-top-anime'])
            expect((await server.http.request(path, { method: 'POST', headers })).status).toBe(200);
      });
    });
  },
  { shared: true },
);
