import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import type { TitleRow } from '../../platform/db/schema.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { planOf } from '../../testing/database/planOf.ts';
import { installBuiltInTitles } from '../../testing/database/titles.ts';
import { repositoriesOn } from '../repositories.ts';
import { createSitemap, createSitemapRepository } from './sitemap.ts';

const publicUrl = 'https://shelf.example';
const pages = ['/', '/search'];
const time = Date.UTC(2026, 1, 3);

const titleRow = (number: number, changes: Partial<TitleRow> = {}): TitleRow => ({
  ...{ title_id: uuidv7(time + number), media_type: 'game', slug: `made-up-${number}`, title: 'Made up' },
  ...{ rank: null, is_adult: 0, item: '{}', card: '{}', created_at: time, updated_at: time },
  ...changes,
});

const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');

async function textOf(chunks: AsyncGenerator<string> | undefined): Promise<string> {
  let text = '';
  for await (const chunk of chunks ?? []) text += chunk;
  return text;
}

eachEngine(
  (engine) => {
    let store: Store;
    let server: Awaited<ReturnType<typeof createTestApp>>;
    beforeAll(async () => {
      store = await engine.freshStore();
      await installBuiltInTitles(store, () => time);
      server = await createTestApp(engine, { PUBLIC_URL: publicUrl }, { store });
    });

    it('robots.txt excludes the API and the pages of users, and names the sitemap', async () => {
      const { status, text, headers } = await server.call('GET', '/robots.txt');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^text\/plain/);
      expect(text).toBe(
        'User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /user/\nAllow: /auth/login\nAllow: /auth/register\nAllow: /user/*/collection\nAllow: /user/*/lists/*\nSitemap: https://shelf.example/sitemap.xml\n',
      );
    });

    it('sitemap.xml names one part, which lists Home, search and every title once', async () => {
      const index = await server.call('GET', '/sitemap.xml');
      expect(index.headers.get('content-type')).toBe('application/xml');
      expect(index.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(locations(index.text)).toEqual([`${publicUrl}/sitemap/1.xml`]);
      const part = await server.call('GET', '/sitemap/1.xml');
      expect(part.headers.get('content-type')).toBe('application/xml');
      expect(part.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n/);
      expect(part.text).toMatch(/<\/urlset>\n$/);
      const [home, search, ...titles] = locations(part.text);
      expect([home, search]).toEqual([`${publicUrl}/`, `${publicUrl}/search`]);
      expect(titles).toHaveLength(360);
      expect(new Set(titles).size).toBe(360);
      for (const type of ['game', 'anime', 'movie']) {
        const ofType = titles.filter((url) =>
          new RegExp(`^https://shelf\\.example/${type}/[^/]+$`).test(url),
        );
        expect(ofType, type).toHaveLength(120);
      }
      expect(part.text).toContain(
        `<url><loc>${publicUrl}/game/elden-ring</loc><lastmod>2026-02-03T00:00:00.000Z</lastmod></url>`,
      );
      expect(part.text).toContain(`<loc>${publicUrl}/movie/the-godfather</loc>`);
    });

    it.each(['0', '2', '01', '1x', '-1', '1.5', '1e0', '9999999', ''])(
      'responds with 404 to part %j',
      async (part) => {
        expect((await server.call('GET', `/sitemap/${part}.xml`)).status).toBe(404);
      },
    );

    it.each(['/robots.txt', '/sitemap.xml', '/sitemap/1.xml'])(
      '%s responds to HEAD, and to POST with 405',
      async (path) => {
        const head = await server.call('HEAD', path);
        expect([head.status, head.text]).toEqual([200, '']);
        expect((await server.call('POST', path)).status).toBe(405);
      },
    );

    it('lists every title once whatever the size of a part, and names no empty part', async () => {
      const repository = createSitemapRepository(store.db);
      const wholePart = await server.call('GET', '/sitemap/1.xml');
      for (const partSize of [1, 7, 120, 359, 360, 361]) {
        const sitemap = createSitemap({ repository, clock: () => 0, publicUrl, pages, partSize });
        const parts = locations(await sitemap.index());
        expect(parts).toHaveLength(Math.ceil(360 / partSize));
        const found: string[] = [];
        for (const [index] of parts.entries()) {
          const urls = locations(await textOf(await sitemap.part(index + 1)));
          expect(urls).not.toHaveLength(0);
          found.push(...urls);
        }
        expect(found).toEqual(locations(wholePart.text));
        expect(await sitemap.part(parts.length + 1)).toBeUndefined();
      }
    });

    it('adds a new title to the last part at once, and starts a new part within an hour', async () => {
      const fresh = await engine.freshStore();
      const titles = repositoriesOn(fresh.db).titles;
      await titles.save([0, 1, 2].map((number) => titleRow(number)));
      let now = 0;
      const repository = createSitemapRepository(fresh.db);
      const sitemap = createSitemap({ repository, clock: () => now, publicUrl, pages, partSize: 3 });
      expect(locations(await sitemap.index())).toHaveLength(1);
      await titles.save([titleRow(3)]);
      expect(await textOf(await sitemap.part(1))).toContain('made-up-3');
      now = 60 * 60 * 1000;
      expect(locations(await sitemap.index())).toHaveLength(2);
      expect(await textOf(await sitemap.part(1))).not.toContain('made-up-3');
      expect(await textOf(await sitemap.part(2))).toContain('made-up-3');
    });

    it('escapes markup in a slug', async () => {
      const fresh = await engine.freshStore();
      await repositoriesOn(fresh.db).titles.save([titleRow(0, { slug: `</loc>&'"進` })]);
      const sitemap = createSitemap({
        ...{ repository: createSitemapRepository(fresh.db), clock: () => 0, publicUrl, pages },
      });
      expect(await textOf(await sitemap.part(1))).toContain(
        `<loc>${publicUrl}/game/%3C%2Floc%3E%26&apos;%22%E9%80%B2</loc>`,
      );
    });

    it('reads a part by the primary key of the titles, in batches', async () => {
      const fresh = await engine.freshStore();
      for (let start = 0; start < 3000; start += 500)
        await repositoriesOn(fresh.db).titles.save(
          Array.from({ length: 500 }, (_, index) => titleRow(start + index)),
        );
      // SQLite plans without statistics, as on a server.
      if (engine.name === 'postgres') await sql`analyze`.execute(fresh.db);
      const repositoryOf = (db: Store['db']) => createSitemapRepository(db);
      const last = uuidv7(time);
      for (const plan of [
        await planOf(fresh, (db) => repositoryOf(db).endOf(last, 1000)),
        await planOf(fresh, (db) => repositoryOf(db).countListed(last, uuidv7(time + 1000))),
        await planOf(fresh, (db) => repositoryOf(db).listedAfter(last, 1000, 2000)),
        await planOf(fresh, (db) => repositoryOf(db).page(last, undefined, 500)),
        await planOf(fresh, (db) => repositoryOf(db).page(last, uuidv7(time + 2000), 500)),
      ]) {
        expect(plan).not.toMatch(/\bsort\b|temp b-tree|seq scan|^scan/i);
        expect(plan).toMatch(/titles_pkey|autoindex_titles_1 \(title_id>/);
      }
    });
  },
  { shared: true },
);
