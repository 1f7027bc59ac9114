import { coverUrl, type Game } from '@gildshelf/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMediaServer, type MediaServer } from '../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

eachEngine(
  (engine) => {
    let server: MediaServer;
    beforeAll(async () => {
      server = await createMediaServer(await engine.freshStore());
    });

    describe('a cover', () => {
      it('is served at the URL in the title and is immutable', async () => {
        const [, game] = await server.call<Game>('GET', '/api/games/elden-ring');
        const { pathname, search } = new URL(game.background_image ?? '');
        const cover = await server.http.request(pathname + search);
        expect(cover.status).toBe(200);
        expect(cover.headers.get('content-type')).toBe('image/svg+xml');
        expect(cover.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(await cover.text()).toMatch(/^<svg [^>]*height="360".*<title>Elden Ring<\/title>/);
        const banner = await server.http.request(coverUrl(pathname + search, 'banner'));
        expect(await banner.text()).toContain('height="168"');
        expect(banner.headers.get('cache-control')).toContain('immutable');
      });

      it('with another version in its URL is cached for five minutes', async () => {
        for (const query of ['', '?v=0', '?shape=banner'])
          expect(
            (await server.http.request(`/covers/movie/the-godfather.svg${query}`)).headers.get(
              'cache-control',
            ),
          ).toBe('public, max-age=300');
      });

      it.each([
        'game/no-such-game.svg',
        'toString/portal.svg',
        'game/portal.png',
        'game/.svg',
        'game/%00.svg',
        'game/portal.svg?shape=huge',
      ])('at the invalid path %s responds with 404', async (path) => {
        expect((await server.http.request(`/covers/${path}`)).status).toBe(404);
      });
    });
  },
  { shared: true },
);
