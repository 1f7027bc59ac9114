import { browsePageSize, browseSorts, browsing, type Game } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { visitor } from '../../../platform/titles/visibleTitles.ts';
import { createMediaServer, type MediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle, mergeTitles, saveAdultGames, saveFound } from '../../../testing/database/titles.ts';
import { createTitleBrowse } from './createTitleBrowse.ts';

const { path } = browsing.game.browseTitles;

interface Page {
  readonly total: number;
  readonly titles: readonly (Game & { readonly slug: string })[];
  readonly next: string | null;
  readonly facets: readonly {
    readonly name: string;
    readonly values: readonly {
      readonly value: string;
      readonly count: number;
      readonly is_chosen: boolean;
    }[];
  }[];
  readonly ignored: readonly { readonly name: string; readonly value: string }[];
}

async function browse(server: MediaServer, query = '', at: string = path): Promise<Page> {
  const [status, page] = await server.call<Page>('GET', `${at}?${query}`);
  expect(status).toBe(200);
  return page;
}

const countOf = ({ facets }: Page, name: string, text: string) =>
  facets.find((facet) => facet.name === name)?.values.find(({ value }) => value === text)?.count;

eachEngine(
  (engine) => {
    let server: MediaServer;
    beforeAll(async () => {
      server = await createMediaServer(await engine.freshStore());
    });

    describe('browsing the built-in titles', () => {
      it('returns the most popular titles with the fields of a list, and the facets that have data', async () => {
        const page = await browse(server);
        expect(page.titles.slice(0, 2).map(({ slug }) => slug)).toEqual([
          'the-legend-of-zelda-breath-of-the-wild',
          'the-witcher-3-wild-hunt',
        ]);
        const [, [found]] = await server.call<readonly Game[]>('GET', '/api/games/search?query=witcher+3');
        expect(page.titles[1]).toEqual(found);
        expect(page.titles).toHaveLength(browsePageSize);
        expect(page.facets.map(({ name }) => name)).toEqual([
          ...['genre', 'decade', 'year', 'platform', 'developer', 'rating'],
        ]);
        const anime = await browse(server, '', browsing.anime.browseTitles.path);
        expect(anime.facets.map(({ name }) => name)).toEqual([
          ...['genre', 'decade', 'year', 'studio', 'format', 'length', 'rating'],
        ]);
      });

      it('values of one facet are alternatives, facets restrict each other, and counts ignore their own facet', async () => {
        const genres = await browse(server, 'genre=RPG&genre=Puzzle');
        expect(genres.titles.every(({ genres }) => genres?.some((one) => /^(RPG|Puzzle)$/.test(one)))).toBe(
          true,
        );
        const both = await browse(server, 'genre=RPG&genre=Puzzle&decade=2010s');
        expect(both.total).toBeLessThan(genres.total);
        expect(both.total).toBe(countOf(genres, 'decade', '2010s'));
        const decade = await browse(server, 'decade=2010s');
        expect(countOf(both, 'genre', 'RPG')).toBe(countOf(decade, 'genre', 'RPG'));
        expect(countOf(both, 'decade', '1990s')).toBe(countOf(genres, 'decade', '1990s'));
        const chosen = both.facets.flatMap(({ values }) =>
          values.flatMap(({ value, is_chosen }) => (is_chosen ? [value] : [])),
        );
        expect(chosen.sort()).toEqual(['2010s', 'Puzzle', 'RPG']);
      });

      it.each(browseSorts)('the pages by %s contain every title once', async (sort) => {
        const slugs: string[] = [];
        for (let next: string | null = ''; next !== null; ) {
          const page: Page = await browse(
            server,
            `sort=${sort}${next && `&after=${encodeURIComponent(next)}`}`,
          );
          expect(page.ignored).toEqual([]);
          slugs.push(...page.titles.map(({ slug }) => slug));
          next = page.next;
        }
        const { total } = await browse(server);
        expect([slugs.length, new Set(slugs).size]).toEqual([total, total]);
      });

      it('has the titles of one month, which is no facet of the response', async () => {
        const page = await browse(server, 'month=2017-03');
        expect(page.titles[0]?.slug).toBe('the-legend-of-zelda-breath-of-the-wild');
        expect(page.titles.every(({ released }) => released?.startsWith('2017-03'))).toBe(true);
        expect(page.ignored).toEqual([]);
        expect(page.facets.map(({ name }) => name)).not.toContain('month');
        expect((await browse(server, 'month=1901-01')).ignored).toEqual([
          { name: 'month', value: '1901-01' },
        ]);
      });

      it('a value without titles in combination has the count 0', async () => {
        const page = await browse(server, 'platform=SNES&year=2021');
        expect([page.total, page.titles, page.next]).toEqual([0, [], null]);
        expect(countOf(page, 'platform', 'SNES')).toBe(0);
      });

      it('ignores what it does not know, and names it', async () => {
        const { total, ignored } = await browse(
          server,
          'genre=Knitting&colour=red&sort=worst&after=7&genre=RPG&genre=RPG&sort=name&sort=rating&%FF=%00',
        );
        expect(total).toBe((await browse(server, 'genre=RPG')).total);
        expect(ignored).toEqual([
          { name: 'genre', value: 'Knitting' },
          { name: 'colour', value: 'red' },
          { name: 'sort', value: 'worst' },
          { name: 'sort', value: 'rating' },
          { name: '\ufffd', value: '\0' },
          { name: 'after', value: '7' },
        ]);
      });

      it('never fails because of its query', async () => {
        const name = fc.oneof(
          fc.constantFrom('genre', 'year', 'rating', 'sort', 'after', '__proto__', 'constructor'),
          fc.string({ unit: 'binary' }),
        );
        const value = fc.oneof(
          fc.constantFrom(...browseSorts, 'RPG', '2017', '4'),
          fc.string({ unit: 'binary', maxLength: 300 }),
        );
        await fc.assert(
          fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 70 }), async (pairs) => {
            const page = await browse(server, new URLSearchParams(pairs).toString());
            expect(page.ignored.length).toBeLessThanOrEqual(20);
            expect(page.titles.length).toBe(Math.min(page.titles.length, page.total));
          }),
          { numRuns: 60 },
        );
      });
    });

    describe('after changes', () => {
      let store: Store;
      let changing: MediaServer;
      const game = (name: string, item: object = {}, year = 2001) =>
        foundTitle({ sourceId: name, names: [name], year, item: { genres: ['Knitting'], ...item } });
      const knitting = () => browse(changing, 'genre=Knitting');
      const names = ({ titles }: Page) => titles.map(({ name }) => name);
      beforeAll(async () => {
        store = await engine.freshStore();
        changing = await createMediaServer(store);
      });

      it('a page has what was saved before the request, with its latest facets', async () => {
        expect((await knitting()).ignored).toHaveLength(1);
        await saveFound(store, game('Purl'), game('Stitch'));
        expect(names(await knitting()).sort()).toEqual(['Purl', 'Stitch']);
        await saveFound(store, game('Purl', { genres: ['Crochet'] }));
        const page = await knitting();
        expect([page.total, names(page)]).toEqual([1, ['Stitch']]);
        expect(countOf(page, 'genre', 'Crochet')).toBe(1);
        const ranked = (name: string, popularity_rank: number) => game(name, { facts: { popularity_rank } });
        await saveFound(store, ranked('Purl', 3), ranked('Stitch', 5));
        expect(names(await knitting())).toEqual(['Purl', 'Stitch']);
        await saveFound(store, ranked('Stitch', 1));
        expect(names(await knitting())).toEqual(['Stitch', 'Purl']);
      });

      it('titles for adults are neither in pages nor counted, and their values are unknown', async () => {
        await saveFound(store, game('Needle'), game('Velvet', { genres: ['Silk'] }));
        const before = await browse(changing);
        await saveAdultGames(store, ['Needle']);
        const after = await browse(changing);
        expect(after.total).toBe(before.total - 1);
        expect(names(await knitting())).not.toContain('Needle');
        await saveFound(store, game('Velvet', { genres: ['Silk'], facts: { is_adult: true } }));
        expect((await browse(changing, 'genre=Silk')).ignored).toEqual([{ name: 'genre', value: 'Silk' }]);
      });

      it('merged and deleted titles are gone', async () => {
        const [yarn, wool, thread] = await saveFound(
          store,
          ...['Yarn', 'Wool', 'Thread'].map((name) => game(name, { genres: ['Spinning'] })),
        );
        expect((await browse(changing, 'genre=Spinning')).total).toBe(3);
        await mergeTitles(store, { targetId: yarn ?? '', mergedId: wool ?? '', by: 'Mara', now: Date.now() });
        await store.db
          .deleteFrom('titles')
          .where('title_id', '=', thread ?? '')
          .execute();
        const page = await browse(changing, 'genre=Spinning');
        expect([page.total, page.titles.length, countOf(page, 'genre', 'Spinning')]).toEqual([1, 1, 1]);
      });
    });

    it('a catalogue without titles has no facets', async () => {
      const empty = createTitleBrowse(await engine.freshStore());
      expect(await empty.browse(visitor, 'game', [['genre', 'RPG']])).toEqual({
        ...{ total: 0, ids: [], next: null, facets: [] },
        ignored: [{ name: 'genre', value: 'RPG' }],
      });
    });
  },
  { shared: true },
);
