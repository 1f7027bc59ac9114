import { type CatalogueType, catalogues, readTitleDetails } from '@gildshelf/api-client/contract';
import { expect, it } from 'vitest';
import { createAnilist } from '../../../providers/anilist/createAnilist.ts';
import { createJikan } from '../../../providers/jikan/createJikan.ts';
import { createTmdb } from '../../../providers/tmdb/createTmdb.ts';
import type { Upstream } from '../../../providers/upstream/Upstream.ts';
import { createMediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { readRecorded } from '../../../testing/providers/adapters.ts';
import { fakeUpstream } from '../../../testing/providers/fakeUpstream.ts';

interface Item {
  readonly slug: string;
  readonly details?: unknown;
}

type IsOwn = (request: { readonly path: string; readonly body?: unknown }) => boolean;

const tmdb = (upstream: Upstream) => createTmdb(upstream, { key: 'a key' });

/** A host that has the recorded titles of a second media type, and none of the first one. */
function hostOf(adapter: string, isOwn: IsOwn) {
  return fakeUpstream((request) => {
    if (!isOwn(request)) return undefined;
    const { query, variables } = { ...(request.body as { query?: string; variables?: object }) };
    const isList = query ? query.includes('Page(') : !/\/\d+$/.test(request.path);
    if (!isList) return readRecorded(adapter, 'details');
    const isSearch = variables ? 'search' in variables : !/top/.test(request.path);
    return readRecorded(adapter, isSearch ? 'search' : 'top');
  });
}

eachEngine((engine) => {
  it.each([
    {
      ...{ type: 'show', adapter: 'tmdb/show', create: tmdb, query: 'Lamp', slug: 'the-lamp-rooms' },
      isOwn: ({ path }: { path: string }) => /\/tv\b/.test(path),
      credit: { name: 'TMDB', url: 'https://www.themoviedb.org/tv/500001' },
      item: {
        title: 'The Lamp Rooms',
        released: '1994-11-24',
        ended: '1997-10-31',
        seasons: 2,
        status: 'Ended',
      },
      facts: [['Ida Fyr', 'Ole Vind'], ['DR1'], ['Denmark', 'Sweden']],
      links: ['IMDb', 'TMDB', 'TheTVDB'],
    },
    {
      ...{ type: 'manga', adapter: 'anilist/manga', create: createAnilist, query: 'Tide' },
      isOwn: ({ body }: { body?: unknown }) => JSON.stringify(body).includes('type: MANGA'),
      ...{ slug: 'keepers-of-the-tide', credit: { name: 'AniList', url: 'https://anilist.co/manga/700001' } },
      item: { title: 'Shio no Bannin', chapters: 97, score: 8.4, status: 'Finished', format: 'Manga' },
      ...{ facts: [['Ren Minato']], links: ['MyAnimeList', 'AniList'] },
    },
    {
      ...{ type: 'manga', adapter: 'jikan/manga', create: createJikan, query: 'Tide' },
      isOwn: ({ path }: { path: string }) => /manga/.test(path),
      slug: 'keepers-of-the-tide',
      credit: { name: 'MyAnimeList', url: 'https://myanimelist.net/manga/800001' },
      item: { title: 'Shio no Bannin', volumes: 12, published: { from: { year: 2014, month: 6, day: 2 } } },
      ...{ facts: [['Ren Minato', 'PIER'], ['Harbour (Monthly)']], links: ['MyAnimeList'] },
    },
  ] as const)(
    '$type of $adapter: found by a search, with details, credits and the first top list',
    async ({ type, adapter, create, isOwn, query, slug, item, credit, facts, links }) => {
      const { upstream, requests } = hostOf(adapter, isOwn as IsOwn);
      const server = await createMediaServer(await engine.freshStore(), { providers: create(upstream) });
      const { root, refreshTopTitles } = rootsOf(type as CatalogueType);
      expect(await server.call('GET', `${root}/top`)).toEqual([200, []]);

      const [, found] = await server.call<Item[]>('GET', `${root}/search?query=${query}`);
      expect(found.map((title) => title.slug)).toEqual([slug]);
      const [status, details] = await server.call<Item>('GET', `${root}/${slug}`);
      expect(status).toBe(200);
      expect(details).toMatchObject({ ...item, credits: [credit] });
      const read = readTitleDetails(details);
      expect(read.facts.map(({ values }) => values)).toEqual(facts);
      expect(read.externalLinks.map(({ name }) => name)).toEqual(links);

      expect(await server.call('POST', refreshTopTitles)).toEqual([200, {}]);
      await server.catalogueSync.settled();
      server.time.now += 60_000;
      const [, list] = await server.call<Record<string, Item>[]>('GET', `${root}/top`);
      expect(list).toMatchObject([{ rank: 1, [type]: { slug } }, { rank: 2 }]);
      // The other media type of the provider was not requested, and a second update waits for ten minutes.
      const count = requests.length;
      await server.call('POST', refreshTopTitles);
      expect(requests.filter((request) => !(isOwn as IsOwn)(request))).toEqual([]);
      expect(requests).toHaveLength(count);
    },
  );
});

function rootsOf(type: CatalogueType) {
  const { listTopTitles, refreshTopTitles } = catalogues[type];
  return { root: listTopTitles.path.replace(/\/top$/, ''), refreshTopTitles: refreshTopTitles.path };
}
