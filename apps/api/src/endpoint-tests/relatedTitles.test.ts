import { rm } from 'node:fs/promises';
import {
  browsing,
  catalogues,
  catalogueTypes,
  endpointPath,
  getRelatedTitles,
  readTitleDetails,
  setAdultTitles,
} from '@gildshelf/api-client/contract';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { mergeTitles } from '../features/catalogue/merge/mergeTitles.ts';
import { splitTitles } from '../features/catalogue/merge/splitTitles.ts';
import { installOpenData } from '../features/catalogue/open-data/installOpenData.ts';
import { saveFoundTitles } from '../features/catalogue/titles/saveTitles.ts';
import { repositoriesOn } from '../features/repositories.ts';
import { ddlDialect } from '../platform/db/ddlDialect.ts';
import { titleLinks } from '../platform/db/migrations/titleLinks.ts';
import type { Store } from '../platform/db/Store.ts';
import { everyTitle } from '../platform/titles/visibleTitles.ts';
import { createTestApp } from '../testing/app/createTestApp.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { packOpenData } from '../testing/database/packOpenData.ts';
import { builtInCatalogue, foundTitle } from '../testing/database/titles.ts';

const game = (id: string, name: string, cells: Readonly<Record<string, string>> = {}) => ({
  ...{ id: `enwiki:${id}`, name, sources: 'wikipedia', ...cells },
});
const halo = { series: 'Halo', developer: 'Bungie', publisher: 'Microsoft', genres: 'Shooter | Action' };

const tables: Parameters<typeof packOpenData>[0] = {
  games: [
    game('Halo 3', 'Halo 3', { ...halo, year: '2007', rank: '1' }),
    game('Halo', 'Halo: Combat Evolved', { ...halo, released: '2001-11-15', year: '2001', rank: '2' }),
    game('Halo 2', 'Halo 2', {
      ...{ ...halo, released: '2004-11-09', year: '2004', rank: '3', other_names: 'ヘイロー2 | HALO 2' },
      ...{ wikipedia_article: 'Halo 2', steam_id: '1064270' },
    }),
    game('Ico', 'Ico', { year: '2001', rank: '4' }),
    game('Colossus', 'Shadow of the Colossus', { year: '2005', rank: '5' }),
    game('Guardian', 'The Last Guardian', { year: '2016', rank: '6' }),
    game('Destiny', 'Destiny', { developer: 'Bungie', genres: 'Shooter | RPG', year: '2014', rank: '7' }),
    game('Doom', 'Doom', { genres: 'Shooter | Action', year: '1993', rank: '8' }),
    game('Myst', 'Myst', { genres: 'Puzzle', year: '1993', rank: '9' }),
  ],
  movies: [
    {
      id: 'tt0000001',
      name: 'Machines of Dawn',
      imdb_id: 'tt0000001',
      year: '1997',
      series: 'Q1',
      director: 'Ada Director | Studio, GmbH',
      country: 'Japan',
      sources: 'cmu',
    },
    {
      id: 'tt0000002',
      name: 'Machines of Dusk',
      imdb_id: 'tt0000002',
      year: '1999',
      series: 'Q1',
      sources: 'cmu',
    },
    { id: 'tt0000003', name: 'Doom', imdb_id: 'tt0000003', year: '2005', sources: 'cmu' },
  ],
  anime: [
    ...[
      ['1', 'Dawn Machines', '1995'],
      ['2', 'Machines of Dawn: The Film', '1997'],
    ].map(([number, name, year]) => ({
      ...{ id: `bangumi:${number}`, name: name ?? '', name_from: 'english', year: year ?? '' },
      ...{ bangumi_id: number ?? '', franchise: 'Dawn', studio: 'Studio Dawn', sources: 'bangumi-data' },
    })),
  ],
  relations_games: [
    { game: 'enwiki:Colossus', relation: 'follows', other_game: 'enwiki:Ico' },
    { game: 'enwiki:Guardian', relation: 'follows', other_game: 'enwiki:Colossus' },
    { game: 'enwiki:Colossus', relation: 'follows', other_game: 'enwiki:None' },
  ],
  relations_anime_movies: [{ anime: 'bangumi:2', relation: 'same work', movie: 'tt0000001' }],
  relations_movies_games: [{ movie: 'tt0000003', relation: 'based on', game: 'enwiki:Doom' }],
};

eachEngine((engine) => {
  async function start(given?: Store) {
    const store = given ?? (await engine.freshStore());
    const openDataFolder = await packOpenData(tables);
    onTestFinished(() => rm(openDataFolder, { recursive: true, force: true }));
    const install = () =>
      installOpenData({
        ...{ store, folder: openDataFolder, catalogue: builtInCatalogue, clock: () => 1000, pauseRatio: 0 },
        stopped: new AbortController().signal,
      });
    await install();
    const app = await createTestApp(engine, { RATE_LIMITS: 'off' }, { store, openDataFolder });
    const related = async (type: 'game' | 'anime', slug: string, token?: string) => {
      const { status, body } = await app.call('GET', endpointPath(getRelatedTitles[type], { slug }), {
        token,
      });
      expect(status).toBe(200);
      return getRelatedTitles[type].response.parse(body) as Related;
    };
    const idOf = async (type: 'game' | 'movie' | 'anime', slug: string) =>
      (await repositoriesOn(store.db).titles.findId(everyTitle, type, slug)) ?? '';
    return { ...app, store, related, idOf };
  }

  it('lists the series in the order of release with its name, and the requested title in it', async () => {
    const { related } = await start();
    const { series } = await related('game', 'halo-2');
    expect(series).toMatchObject({ name: 'Halo', is_facet: true, total: 3 });
    expect(series?.titles.map(({ title, is_current }) => [title.slug, is_current])).toEqual([
      ['halo-combat-evolved', false],
      ['halo-2', true],
      ['halo-3', false],
    ]);
    expect(series?.titles[2]?.title).toMatchObject({ name: 'Halo 3', release_year: 2007 });
    expect((await related('game', 'myst')).series).toBeNull();
  });

  it('lists games that follow each other as a series without a name', async () => {
    const { related } = await start();
    const { series } = await related('game', 'the-last-guardian');
    expect(series).toMatchObject({ name: null, is_facet: false, total: 3 });
    expect(series?.titles.map(({ title }) => title.slug)).toEqual([
      'ico',
      'shadow-of-the-colossus',
      'the-last-guardian',
    ]);
  });

  it('lists titles of other media types of the franchise, the related one first, then those of its series', async () => {
    const { related } = await start();
    expect(namesOf(await related('anime', 'machines-of-dawn-the-film'))).toEqual(
      shown([
        ['same_work', 'movie', 'machines-of-dawn'],
        ['same_franchise', 'movie', 'machines-of-dusk'],
      ]),
    );
    expect(namesOf(await related('anime', 'dawn-machines'))).toEqual(
      shown([['same_franchise', 'movie', 'machines-of-dawn']]),
    );
    expect(namesOf(await related('game', 'doom'))).toEqual(shown([['adaptation', 'movie', 'doom']]));
  });

  it('lists similar titles by people and genres, without those of the series', async () => {
    const { related } = await start();
    const { similar } = await related('game', 'halo-2');
    expect(similar.map(({ slug }) => slug)).toEqual(['destiny', 'doom']);
    expect((await related('game', 'myst')).similar).toEqual([]);
  });

  it('hides adult titles of the series and among similar ones from visitors, and shows them to users who chose so', async () => {
    const { related, store, member, call } = await start();
    const hidden = (names: readonly string[], facts: object) =>
      foundTitle({ sourceId: names[0] ?? '', names, item: { facts: { ...facts, is_adult: true } } });
    await saveFoundTitles(
      store,
      [hidden(['Halo Nights'], { series: 'Halo' }), hidden(['Bungie Nights'], { developer: ['Bungie'] })],
      1000,
    );
    const { token } = await member('ada');
    await call('PUT', setAdultTitles.path, { token, body: { adult_titles: true } });
    for (const sees of [true, false]) {
      const found = await related('game', 'halo-2', sees ? token : undefined);
      expect(found.series).toMatchObject({ total: sees ? 4 : 3 });
      expect(JSON.stringify(found).includes('Nights')).toBe(sees);
      expect(found.similar).toHaveLength(sees ? 3 : 2);
    }
    await expect(related('game', 'halo-nights')).rejects.toThrow('404');
    expect((await related('game', 'halo-nights', token)).series).toMatchObject({ total: 4 });
  });

  it('relations remain when titles are merged, and when they are split again', async () => {
    const { related, store, idOf, time } = await start();
    const [targetId = ''] = await saveFoundTitles(
      store,
      [foundTitle({ sourceId: '1', names: ['Team Ico Game'], year: 2001 })],
      1000,
    );
    const colossus = await idOf('game', 'shadow-of-the-colossus');
    const mergeId = await mergeTitles(store, { targetId, mergedId: colossus, by: 'operator', now: time.now });
    const slugs = async (slug: string) =>
      (await related('game', slug)).series?.titles.map(({ title }) => title.slug);
    expect(await slugs('ico')).toEqual(['ico', 'team-ico-game', 'the-last-guardian']);
    const [merge] = await repositoriesOn(store.db).merges.findOpen({ id: mergeId });
    if (!merge) throw new Error('The merge is missing.');
    await splitTitles(store, { merge, by: 'operator', now: time.now });
    time.now += 10 * 60_000 + 1;
    const split = ['ico', 'shadow-of-the-colossus', 'the-last-guardian'];
    expect(await slugs('ico')).toEqual(split);
    expect(await slugs('team-ico-game')).toBeUndefined();
    // Two titles with a source of the same name: the id of the merged one becomes an alias.
    await mergeTitles(store, {
      ...{ targetId: await idOf('game', 'myst'), mergedId: colossus, by: 'operator', now: time.now },
    });
    time.now += 10 * 60_000 + 1;
    expect(await slugs('ico')).toEqual(['myst', 'ico', 'the-last-guardian']);
  });

  it('finds the relations of open data that an earlier version installed', async () => {
    const { store } = await start();
    await sql`drop table title_links`.execute(store.db);
    const { engine: name } = store;
    for (const step of titleLinks(ddlDialect(name), name)) await step.execute(store.db);
    const { related } = await start(store);
    expect((await related('game', 'halo-2')).series).toMatchObject({ total: 3 });
    expect((await related('game', 'halo-2')).similar).toHaveLength(2);
    expect(namesOf(await related('game', 'doom'))).toEqual(shown([['adaptation', 'movie', 'doom']]));
  });

  it('returns the facts, other names and links of a title in its details only, without what is unknown', async () => {
    const { call } = await start();
    const { body } = await call('GET', '/api/games/halo-2');
    expect(readTitleDetails(body)).toEqual({
      facts: [
        { name: 'developer', label: 'Developer', values: ['Bungie'] },
        { label: 'Publisher', values: ['Microsoft'] },
        { name: 'series', label: 'Series', values: ['Halo'] },
      ],
      alternativeTitles: ['ヘイロー2'],
      externalLinks: [
        { name: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Halo_2' },
        { name: 'Steam', url: 'https://store.steampowered.com/app/1064270' },
      ],
    });
    expect((await call('GET', '/api/games/myst')).body.details).toEqual({});
    expect((await call('GET', '/api/games/search?query=halo')).text).not.toContain('"details"');
    expect((await call('GET', '/api/games/halo-2/related')).text).not.toContain('"details"');
  });

  it.each([
    ['game', 'halo-2', ['Developer', 'Series']],
    ['movie', 'machines-of-dawn', ['Director', 'Country']],
    ['anime', 'dawn-machines', ['Studio']],
  ] as const)(
    'the named facts of a title of type %s find it on the browse page',
    async (type, slug, labels) => {
      const { call } = await start();
      const { body } = await call('GET', `${catalogues[type].root}/${slug}`);
      const linked = readTitleDetails(body).facts.filter(({ name }) => name);
      expect(linked.map(({ label }) => label)).toEqual(labels);
      for (const { name, values } of linked)
        for (const value of values) {
          const query = new URLSearchParams([[`${name}`, value]]);
          const page = await call('GET', `${browsing[type].browseTitles.path}?${query}`);
          expect(page.body.ignored).toEqual([]);
          expect(page.body.titles.map((title: { slug: string }) => title.slug)).toContain(slug);
        }
    },
  );

  it('responds with 404 for an unknown title', async () => {
    const { call } = await start();
    for (const slug of ['nothing', '%00', '..%2Fx', 'a'.repeat(300)])
      expect([400, 404]).toContain((await call('GET', `/api/games/${slug}/related`)).status);
  });
});

/** The response for any media type. */
interface Related {
  readonly series: {
    readonly name?: string | null;
    readonly total: number;
    readonly titles: readonly {
      readonly title: { readonly slug?: string };
      readonly is_current?: boolean | null;
    }[];
  } | null;
  readonly franchise: readonly {
    readonly relation: string;
    readonly media_type: string;
    readonly title: { readonly slug?: string };
  }[];
  readonly similar: readonly { readonly slug?: string }[];
}

const namesOf = ({ franchise }: Related) =>
  franchise.map(({ relation, media_type, title }) => [relation, media_type, title.slug]);

/** Without the titles of media types that have no pages. */
const shown = (entries: readonly (readonly [relation: string, type: string, slug: string])[]) =>
  entries.filter(([, type]) => catalogueTypes.some((name) => name === type));
