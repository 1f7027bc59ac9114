import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  browsePath,
  browsing,
  builtInTypes,
  type CatalogueType,
  catalogues,
  catalogueTypes,
  endpointUrl,
  getCollectionStatistics,
  getRelatedTitles,
  mediaTypes,
  messages,
  ownMessages,
  titleStorage,
} from '@gildshelf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importFile } from '../../apps/api/src/features/catalogue/import/importFile.ts';
import { singularNoun } from '../../apps/api/src/platform/titles/singularNoun.ts';
import { createTestCommandLine } from '../../apps/api/src/testing/app/createTestCommandLine.ts';
import { type Engine, eachEngine } from '../../apps/api/src/testing/database/eachEngine.ts';
import { startWithPages } from '../support/servers/startWithPages.ts';

const site = 'https://shelf.example';
const optionalTypes = catalogueTypes.filter((type) => !builtInTypes.includes(type));

const linesOf = (media_type: CatalogueType) => [
  {
    ...{ media_type, id: 1, name: 'The Long Voyage', other_names: ['長い航海'], released: '2001-05-19' },
    ...{ genres: ['Drama', 'Sea'], description: 'A crew of nine crosses an ocean that no map shows.' },
  },
  { media_type, id: 2, name: 'The Short Voyage', released: '2011-01-02', genres: ['Drama', 'Sea'] },
  { media_type, id: 3, name: 'Home Again', year: 2012, genres: ['Comedy'] },
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-optional-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A server with one imported game, and a function that imports titles of a media type while it runs. */
async function start(engine: Engine) {
  const server = await startWithPages(engine, { PUBLIC_URL: site });
  const importTitles = async (lines: readonly object[]) => {
    const path = join(folder, 'titles.jsonl');
    await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'));
    const { line, warnings } = createTestCommandLine();
    await importFile(server.store, path, line, () => server.time.now);
    expect(warnings).toEqual([]);
  };
  await importTitles([{ media_type: 'game', id: 1, name: 'Portal' }]);
  const pageOf = async (url: string) => {
    const response = await server.requestPage(url);
    return { status: response.status, html: await response.text() };
  };
  return { ...server, importTitles, pageOf };
}

const slug = 'the-long-voyage';
const named = (titles: readonly { readonly title?: string }[]) => titles.map(({ title }) => title);

eachEngine((engine) => {
  describe.each(optionalTypes)('the media type %s', (type) => {
    const { refreshTopTitles, root, detailPath, entryField } = catalogues[type];
    const { collection, idField, statuses, item: itemSchema } = mediaTypes[type];
    const { schemaType } = titleStorage[type];

    test('is empty, and not on the site, until titles of it are imported', async () => {
      const { call, pageOf, importTitles, time } = await start(engine);
      const meta = `<meta name="media-types" content="game anime movie ${type}" />`;
      const isListed = async () => {
        const { text } = await call('GET', '/sitemap/1.xml');
        return text.includes(`<loc>${site}${browsePath(type)}</loc>`);
      };
      expect((await call('GET', `${root}/top`)).body).toEqual([]);
      expect((await call('GET', `${root}/search?query=voyage`)).body).toEqual([]);
      expect((await call('GET', `${root}/browse`)).body).toMatchObject({ total: 0, titles: [], facets: [] });
      expect((await call('GET', `${root}/${slug}`)).status).toBe(404);
      expect((await pageOf(detailPath(slug))).status).toBe(404);
      const empty = await pageOf(browsePath(type));
      expect([empty.status, empty.html.includes('content="noindex"')]).toEqual([200, true]);
      expect((await pageOf('/')).html).not.toContain('media-types');
      expect(await isListed()).toBe(false);

      await importTitles(linesOf(type));
      time.now += 29_999;
      expect((await pageOf('/')).html).not.toContain('media-types');
      time.now += 1;
      await pageOf('/');
      await expect.poll(async () => (await pageOf('/')).html).toContain(meta);
      expect((await pageOf('/account')).html).toContain(meta);
      expect(await isListed()).toBe(true);
      expect((await pageOf('/search?query=voyage')).html).toContain(detailPath(slug));
    });

    test('has the calls of every catalogue after an import', async () => {
      const { call, importTitles } = await start(engine);
      await importTitles(linesOf(type));
      const top = (await call('GET', `${root}/top`)).body as readonly Record<string, { title: string }>[];
      expect(named(top.map((entry) => entry[entryField] ?? { title: '' })).sort()).toEqual([
        'Home Again',
        'The Long Voyage',
        'The Short Voyage',
      ]);
      expect((await call('POST', refreshTopTitles.path)).body).toEqual({});
      for (const query of ['voyage', '長い航海', 'long'])
        expect(
          named((await call('GET', `${root}/search?query=${encodeURIComponent(query)}`)).body),
        ).toContain('The Long Voyage');
      expect((await call('GET', `${root}/search?query=voyage&sort=best`)).body).toHaveLength(2);

      const details = (await call('GET', `${root}/${slug}`)).body;
      expect(details).toMatchObject({ slug, title: 'The Long Voyage', genres: ['Drama', 'Sea'], type });
      expect(itemSchema.safeParse(details).success).toBe(true);
      expect(details.description).toContain('A crew of nine');
      expect(details).not.toHaveProperty('facts');
      expect((await call('GET', `${root}/${details.id}`)).body).toEqual(details);
      expect((await call('GET', `${root}/portal`)).status).toBe(404);
      expect((await call('GET', `${root}/${slug}/rating`)).body).toMatchObject({ average: null, count: 0 });

      const related = (await call('GET', endpointUrl(getRelatedTitles[type], { params: { slug } }))).body;
      expect(JSON.stringify(related)).toContain('The Short Voyage');

      const { browseTitles } = browsing[type];
      const browsed = (await call('GET', browseTitles.path)).body;
      expect(browsed.total).toBe(3);
      const facetNames = browsed.facets.map(({ name }: { readonly name: string }) => name);
      expect(facetNames).toEqual(expect.arrayContaining(['genre', 'decade']));
      const dramas = (await call('GET', `${browseTitles.path}?genre=Drama&sort=name`)).body;
      expect(named(dramas.titles)).toEqual(['The Long Voyage', 'The Short Voyage']);
      const newer = (await call('GET', `${browseTitles.path}?genre=Drama&decade=2010s`)).body;
      expect(named(newer.titles)).toEqual(['The Short Voyage']);
    });

    test('can be tracked with each of its statuses, and no other', async () => {
      const { call, importTitles, member, pageOf } = await start(engine);
      await importTitles(linesOf(type));
      const { token, userId } = await member('mara');
      const rate = (body: object) =>
        call('POST', `${collection.root}/ratings`, { token, body: { username: 'mara', ...body } });
      const list = `${collection.root}/${userId}/${collection.items}`;
      for (const status of statuses) {
        const rated = await rate({ [idField]: slug, rating: 4.5, status });
        expect([status, rated.status, rated.body]).toEqual([
          status,
          200,
          { message: messages.media.ratingSaved },
        ]);
        const item = { slug, user_status: status, user_rating: status === 'planned' ? 0 : 4.5 };
        expect((await call('GET', list, { token })).body).toMatchObject([item]);
        expect((await call('GET', `${list}/${slug}`, { token })).body).toMatchObject(item);
        expect((await call('GET', `${list}?status=${status}&limit=10`, { token })).body).toMatchObject([
          item,
        ]);
      }
      for (const status of ['watched', 'playing', 'finished', '', null])
        if (!statuses.some((one) => one === status))
          expect((await rate({ [idField]: slug, rating: 4, status })).status, String(status)).toBe(400);
      expect((await rate({ gameId: slug, rating: 4, status: statuses[0] })).status).toBe(400);
      expect((await rate({ [idField]: 'portal', rating: 4, status: statuses[0] })).status).toBe(404);
      await rate({ [idField]: slug, rating: 4.5, status: 'completed' });
      expect((await call('GET', `${root}/${slug}/rating`)).body).toMatchObject({ average: 4.5, count: 1 });

      const publicList = `/api/collections/mara/${collection.items}`;
      expect((await call('GET', publicList)).status).toBe(404);
      await call('PUT', '/api/profile/visibility', { token, body: { collection: 'public' } });
      expect((await call('GET', publicList)).body).toMatchObject({ total: 1 });
      const statistics = endpointUrl(getCollectionStatistics, { params: { username: 'mara' } });
      expect((await call('GET', statistics)).body.statistics).toContainEqual({
        ...{ type, total: 1, finished: 1, rated: 1, average: 4.5 },
      });
      const feed = await call('GET', `/feeds/mara/${type}.json`);
      expect(feed.body.items).toMatchObject([{ url: `${site}${detailPath(slug)}` }]);
      expect((await call('GET', '/cards/mara.svg')).text).toContain(`1 ${singularNoun(type)}`);
      const page = await pageOf('/user/mara/collection');
      expect(page.html).toContain(detailPath(slug));

      expect((await call('DELETE', `${list}/${slug}`, { token })).body).toEqual({
        message: ownMessages.title.removed,
      });
      expect((await call('GET', list, { token })).body).toEqual([]);
    });

    test('has rendered title pages, share images, oEmbed responses, covers and frames', async () => {
      const { call, importTitles, pageOf } = await start(engine);
      await importTitles(linesOf(type));
      const { id } = (await call('GET', `${root}/${slug}`)).body;
      const page = await pageOf(detailPath(slug));
      expect(page.status).toBe(200);
      expect(page.html).toContain('The Long Voyage');
      expect(page.html).toContain(`"@type":"${schemaType}"`);
      expect((await pageOf(browsePath(type))).html).not.toContain('noindex');
      const oembed = `/oembed?url=${encodeURIComponent(site + detailPath(slug))}`;
      expect((await call('GET', oembed)).body).toMatchObject({
        title: 'The Long Voyage',
        html: expect.stringContaining(`type=${type}`),
      });
      const image = await call('GET', `/cards/${type}/${id}.svg`);
      expect([image.status, image.text.includes('The Long')]).toEqual([200, true]);
      expect((await call('GET', `/covers/${type}/${slug}.svg`)).status).toBe(200);
      for (const url of [
        `/embed/carousel?type=${type}`,
        `/embed/list?type=${type}&slugs=${slug}`,
        `/embed/rating?type=${type}&slug=${slug}`,
      ]) {
        const frame = await pageOf(url);
        expect([url, frame.status, frame.html.includes('The Long Voyage')]).toEqual([url, 200, true]);
      }
      const { text } = await call('GET', '/sitemap/1.xml');
      expect(text).toContain(`<loc>${site}${detailPath(slug)}</loc>`);
    });
  });
});
