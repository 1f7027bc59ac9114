import { browsePath, catalogueTypes } from '@gildshelf/api-client/contract';
import type { Hono } from 'hono';
import type { PageFacts } from '../../config/PageFacts.ts';
import type { ServerContext } from '../../config/ServerContext.ts';
import type { ShownTypes } from '../../config/ShownTypes.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { repositoriesOn } from '../repositories.ts';
import { createSitemap } from './sitemap.ts';

const xml = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' };

type SitemapDependencies = Pick<ServerContext, 'store' | 'clock' | 'config'> & {
  readonly pages: readonly PageFacts[];
  readonly shownTypes: ShownTypes;
};

/** Serves robots.txt and the sitemap. */
export function serveSitemap(
  http: Hono,
  { store, clock, config: { publicUrl }, pages, shownTypes }: SitemapDependencies,
): void {
  const listed = pages.filter(({ robots }) => robots === 'sitemap').map(({ path }) => path);
  const repository = repositoriesOn(store.db).sitemap;
  const hiddenPages = async () => {
    const shown = await shownTypes.first();
    return catalogueTypes.filter((type) => !shown.includes(type)).map((type) => browsePath(type));
  };
  const listPage = pages.find(
    ({ path, robots }) => path === '/user/:username/lists/:slug' && robots !== 'noindex',
  );
  const sitemap = createSitemap({
    ...{ repository, clock, publicUrl, pages: listed, hiddenPages },
    listPage: listPage?.path,
  });
  const robots = robotsText(pages, publicUrl);
  http.get('/robots.txt', (context) => context.text(robots, 200, { 'cache-control': xml['cache-control'] }));
  http.get('/sitemap.xml', async (context) => context.body(await sitemap.index(), 200, xml));
  http.get('/sitemap/:part', async (context) => {
    const [, name] = /^([1-9]\d{0,5}|lists)\.xml$/.exec(context.req.param('part')) ?? [];
    const chunks = name === 'lists' ? sitemap.lists() : name && (await sitemap.part(Number(name)));
    if (!chunks) throw new NotFound();
    return context.body(streamOf(chunks), 200, xml);
  });
}

/** Produces a chunk when the client has read the previous one, since a file may have 6 MB and the client may be slow. */
function streamOf(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await chunks.return(undefined)),
    },
    // Produces nothing in advance, so a HEAD request reads no titles.
    { highWaterMark: 0 },
  );
}

/**
 * The rules for crawlers: no API, and no folder of the site that contains a page which must not be indexed, except the pages in it that
 * may be. Of several matching rules the longest applies.
 */
export function robotsText(pages: readonly PageFacts[], publicUrl: string): string {
  const documents = pages.filter(({ layout }) => layout !== 'frame');
  const hidden = documents.filter(({ robots }) => robots === 'noindex').map(({ path }) => folderOf(path));
  const folders = [...new Set(hidden)].sort();
  const shown = documents.filter(
    ({ path, robots }) => robots !== 'noindex' && folders.includes(folderOf(path)),
  );
  return [
    'User-agent: *',
    ...['/api/', ...folders].map((path) => `Disallow: ${path}`),
    ...shown.map(({ path }) => `Allow: ${path.replaceAll(/:\w+/g, '*')}`).sort(),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The first folder of a path: `/user/` of `/user/:username/profile`. */
const folderOf = (path: string) => /^\/[^/]+\//.exec(path)?.[0] ?? path;
