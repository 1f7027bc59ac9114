import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { ServerContext } from '../../config/ServerContext.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { etagMatches } from '../../platform/http/response/negotiation.ts';
import { repositoriesOn } from '../repositories.ts';
import type { ImageCache } from './createImageCache.ts';
import { readImageUrl, showsImage } from './imageUrls.ts';

export interface ImageProxyOptions {
  /** Precedes host and path of a provider's image; by default `https://`. Not a setting. */
  readonly imageSource?: string;
}

/** Immutable, since providers publish a changed image under another URL. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** Serves providers' images where `IMAGE_CACHE` is on, as `/pictures/<title id>/<host>/<path>`. */
export function serveImages(http: Hono, dependencies: ServerContext & ImageProxyOptions): void {
  const { config, store, clock, log, imageSource = 'https://' } = dependencies;
  if (!config.imageCache) return;
  const { titles } = repositoriesOn(store.db);
  let cache: Promise<ImageCache> | undefined;
  // Loaded on first use, since most servers fetch no images.
  const openCache = async () => {
    const { createImageCache } = await import('./createImageCache.ts');
    const folder = join(config.dataDirectory, 'pictures');
    return createImageCache({ folder, source: imageSource, clock, log });
  };

  http.get('/pictures/*', async (context) => {
    const requested = readImageUrl(context.req.url);
    if (!requested) throw new NotFound();
    cache ??= openCache();
    const find = await cache;
    const image = await find(requested.imagePath, async () => {
      const [title] = await titles.rowsByIds([requested.titleId]);
      return title !== undefined && showsImage(title, requested.imagePath);
    });
    const tag = createHash('sha256').update(requested.imagePath).digest('base64url').slice(0, 22);
    const etag = `"${tag}-${image.size.toString(36)}"`;
    const ifNoneMatch = context.req.header('if-none-match');
    if (ifNoneMatch && etagMatches(ifNoneMatch, etag)) return context.body(null, 304, { ...headers, etag });
    const { type, size } = image;
    const fullHeaders = { ...headers, etag, 'content-type': type, 'content-length': String(size) };
    // A HEAD response has no body, so the stream would never be read and closed.
    return context.req.raw.method === 'HEAD'
      ? context.body(null, 200, fullHeaders)
      : context.body(image.stream(), 200, fullHeaders);
  });
}
