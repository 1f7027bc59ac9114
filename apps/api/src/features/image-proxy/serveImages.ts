import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { ServerContext } from '../../config/ServerContext.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { etagMatches } from '../../platform/http/response/etagMatches.ts';
import { createTitlesRepository } from '../titles/createTitlesRepository.ts';
import type { ImageCache } from './createImageCache.ts';
import { readImageUrl, showsImage } from './imageUrls.ts';

export interface ImageProxyOptions {
  /** Precedes host and path of a provider's image; by default `https://`. Not a setting. */
  readonly imageSource?: string;
}

/** A provider's picture has another address when it is another one. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** Pictures of providers, where PICTURE_CACHE is on: /pictures/<title id>/<host>/<path> */
export function serveImages(http: Hono, dependencies: ServerContext & ImageProxyOptions): void {
  const { config, store, clock, log, imageSource = 'https://' } = dependencies;
  if (!config.pictureCache) return;
  const titles = createTitlesRepository(store.db);
  let cache: Promise<ImageCache> | undefined;
  // Most servers fetch no pictures, and need not read how they would.
  const opened = async () => {
    const { createImageCache } = await import('./createImageCache.ts');
    const folder = join(config.dataDirectory, 'pictures');
    return createImageCache({ folder, source: imageSource, clock, log });
  };

  http.get('/pictures/*', async (context) => {
    const asked = readImageUrl(context.req.url);
    if (!asked) throw new NotFound();
    cache ??= opened();
    const find = await cache;
    const picture = await find(asked.place, async () => {
      const [title] = await titles.wholeByIds([asked.titleId]);
      return title !== undefined && showsImage(title, asked.place);
    });
    const tag = createHash('sha256').update(asked.place).digest('base64url').slice(0, 22);
    const etag = `"${tag}-${picture.size.toString(36)}"`;
    const had = context.req.header('if-none-match');
    if (had && etagMatches(had, etag)) return context.body(null, 304, { ...headers, etag });
    const { type, size } = picture;
    const whole = { ...headers, etag, 'content-type': type, 'content-length': String(size) };
    // To a HEAD nobody would read the file to its end.
    return context.req.raw.method === 'HEAD'
      ? context.body(null, 200, whole)
      : context.body(picture.stream(), 200, whole);
  });
}
