import { type MediaType, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import type { Hono } from 'hono';
import { NotFound } from '../errors.ts';
import { drawTitleCover } from '../services/media/drawTitleCover.ts';
import type { Media } from '../services/media/Media.ts';

const forEver = 'public, max-age=31536000, immutable';
/** An address without a version, or with another one: what it shows may change. */
const forNow = 'public, max-age=300';

/** The covers of titles without a picture: /covers/<media-type>/<slug>.svg?v=…&shape=… */
export function serveCovers(http: Hono, media: Media): void {
  http.get('/covers/:mediaType/:file', async (context) => {
    const { mediaType, file } = context.req.param();
    const slug = /^(.+)\.svg$/.exec(file)?.[1];
    if (!slug || !isMediaType(mediaType)) throw new NotFound(ownMessages.title.unknownTitle);
    const cover = await drawTitleCover(media, mediaType, slug, context.req.query('shape'));
    return context.body(cover.svg, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': context.req.query('v') === cover.version ? forEver : forNow,
    });
  });
}

function isMediaType(text: string): text is MediaType {
  return Object.hasOwn(mediaTypes, text);
}
