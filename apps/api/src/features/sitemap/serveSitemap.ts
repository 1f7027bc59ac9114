import type { Hono } from 'hono';
import type { ServerContext } from '../../config/ServerContext.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { createSitemap } from './createSitemap.ts';
import { createSitemapRepository } from './createSitemapRepository.ts';

const xml = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' };

/** What search engines are told: where they may go, and every address that is worth it. */
export function serveSitemap(
  http: Hono,
  { store, clock, config: { publicUrl } }: Pick<ServerContext, 'store' | 'clock' | 'config'>,
): void {
  const sitemap = createSitemap({ repository: createSitemapRepository(store.db), clock, publicUrl });
  const robots = [
    'User-agent: *',
    ...['/api/', '/auth/', '/user/'].map((path) => `Disallow: ${path}`),
    // The longer line counts. Who looks for the way in may find it; the other pages are reached by links in mails. What is public may be found.
    ...['/auth/login', '/auth/register', '/user/*/collection'].map((path) => `Allow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];

  http.get('/robots.txt', (context) =>
    context.text(`${robots.join('\n')}\n`, 200, { 'cache-control': xml['cache-control'] }),
  );
  http.get('/sitemap.xml', async (context) => context.body(await sitemap.index(), 200, xml));
  http.get('/sitemap/:part', async (context) => {
    const number = /^([1-9]\d{0,5})\.xml$/.exec(context.req.param('part'))?.[1];
    const pieces = number && (await sitemap.part(Number(number)));
    if (!pieces) throw new NotFound();
    return context.body(streamOf(pieces), 200, xml);
  });
}

/** Goes on when the reader has taken the piece before: a file may be six megabytes, and its reader slow. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await pieces.return(undefined)),
    },
    // Nothing is read for a HEAD.
    { highWaterMark: 0 },
  );
}
