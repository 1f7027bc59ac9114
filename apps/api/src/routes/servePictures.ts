import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Dependencies } from '../Dependencies.ts';
import { NotFound } from '../errors.ts';
import { holdsTag } from '../middleware/holdsTag.ts';
import type { PictureCache } from '../pictures/createPictureCache.ts';
import { readPictureAddress, shows } from '../pictures/pictureAddresses.ts';
import { createTitlesRepository } from '../repositories/createTitlesRepository.ts';

/** A provider's picture has another address when it is another one. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** Pictures of providers, where PICTURE_CACHE is on: /pictures/<title id>/<host>/<path> */
export function servePictures(http: Hono, dependencies: Dependencies): void {
  const { environment, store, clock, log, pictureSource = 'https://' } = dependencies;
  if (!environment.pictureCache) return;
  const titles = createTitlesRepository(store.db);
  let cache: Promise<PictureCache> | undefined;
  // Most servers fetch no pictures, and need not read how they would.
  const opened = async () => {
    const { createPictureCache } = await import('../pictures/createPictureCache.ts');
    const folder = join(environment.dataDirectory, 'pictures');
    return createPictureCache({ folder, source: pictureSource, clock, log });
  };

  http.get('/pictures/*', async (context) => {
    const asked = readPictureAddress(context.req.url);
    if (!asked) throw new NotFound();
    cache ??= opened();
    const find = await cache;
    const picture = await find(asked.place, async () => {
      const [title] = await titles.wholeByIds([asked.titleId]);
      return title !== undefined && shows(title, asked.place);
    });
    const tag = createHash('sha256').update(asked.place).digest('base64url').slice(0, 22);
    const etag = `"${tag}-${picture.size.toString(36)}"`;
    const had = context.req.header('if-none-match');
    if (had && holdsTag(had, etag)) return context.body(null, 304, { ...headers, etag });
    const { type, size } = picture;
    const whole = { ...headers, etag, 'content-type': type, 'content-length': String(size) };
    // To a HEAD nobody would read the file to its end.
    return context.req.raw.method === 'HEAD'
      ? context.body(null, 200, whole)
      : context.body(picture.stream(), 200, whole);
  });
}
