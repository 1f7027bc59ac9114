import { isTitleSlug, type MediaType, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { type CoverShape, coverShapes, drawCover } from '@gildshelf/api-client/cover';
import type { Hono } from 'hono';
import { NotFound } from '../../platform/http/errors.ts';
import { viewOf } from '../catalogue/titles/viewOf.ts';
import type { Media } from '../titles/Media.ts';

/** Draws a title's cover and returns it with the version in its current URL. Throws NotFound for an unknown title or shape. */
async function drawTitleCover(
  { titles, covers }: Media,
  mediaType: MediaType,
  slug: string,
  shape: string | undefined = coverShapes[0],
) {
  const title = isTitleSlug(slug) && (await titles.findBySlugOrId(mediaType, slug));
  if (!title || !isShape(shape)) throw new NotFound(ownMessages.title.unknownTitle);
  const view = viewOf(mediaType, JSON.parse(title.item));
  return { svg: drawCover(view, shape), version: covers.version(title) };
}

function isShape(text: string | undefined): text is CoverShape {
  return coverShapes.some((shape) => shape === text);
}

const immutable = 'public, max-age=31536000, immutable';
/** For a URL without a version or with an outdated one, since its image may change. */
const shortLived = 'public, max-age=300';

/** Serves generated covers, for titles without an image: /covers/<media-type>/<slug>.svg?v=…&shape=… */
export function serveCovers(http: Hono, media: Media): void {
  http.get('/covers/:mediaType/:file', async (context) => {
    const { mediaType, file } = context.req.param();
    const slug = /^(.+)\.svg$/.exec(file)?.[1];
    if (!slug || !isMediaType(mediaType)) throw new NotFound(ownMessages.title.unknownTitle);
    const cover = await drawTitleCover(media, mediaType, slug, context.req.query('shape'));
    return context.body(cover.svg, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': context.req.query('v') === cover.version ? immutable : shortLived,
    });
  });
}

function isMediaType(text: string): text is MediaType {
  return Object.hasOwn(mediaTypes, text);
}
