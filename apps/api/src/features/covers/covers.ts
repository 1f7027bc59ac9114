import { createHash } from 'node:crypto';
import { isTitleSlug, type MediaType, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { type CoverShape, coverShapes, drawCover } from '@gildshelf/api-client/cover';
import type { Hono } from 'hono';
import { NotFound } from '../../platform/http/errors.ts';
import { viewOf } from '../catalogue/titles/presentItem.ts';
import { proxyImageUrls } from '../image-proxy/imageUrls.ts';
import type { TitlesRepository } from '../titles/createTitlesRepository.ts';

export type Covers = ReturnType<typeof createCovers>;

/** A title whose cover has a URL. The URL changes when the title changes and when the drawing of covers changes. */
export interface TitleWithCover {
  readonly slug: string;
  readonly updated_at: number;
}

/**
 * Builds the URLs of generated covers, which are absolute since sites on other origins show them. Where the image proxy is on,
 * it also rewrites the URLs of providers' images to that proxy.
 */
export function createCovers(apiUrl: string, isImageProxyOn = false) {
  const drawing = drawingVersion();
  const version = ({ updated_at }: TitleWithCover) => drawing + updated_at.toString(36);
  return {
    version,
    coverUrl: (mediaType: MediaType, title: TitleWithCover) =>
      `${apiUrl}/covers/${mediaType}/${title.slug}.svg?v=${version(title)}`,
    /** The JSON of a title, with the URLs of providers' images rewritten to the image proxy where that is on. */
    withProxiedImages: isImageProxyOn ? proxyImageUrls(apiUrl) : (_titleId: string, json: string) => json,
  };
}

const samples = [
  { title: 'The Witcher 3: Wild Hunt', year: 2015, genres: ['Action', 'RPG'] },
  { title: 'Mononoke', year: 1997, genres: ['Adventure', 'Fantasy'] },
  { title: 'Up', year: null, genres: [] },
];

/** Clients cache covers by URL for a year, so a change in the drawing has to change the URLs. */
function drawingVersion(): string {
  const hash = createHash('sha256');
  for (const sample of samples) for (const shape of coverShapes) hash.update(drawCover(sample, shape));
  return hash.digest('hex').slice(0, 6);
}

interface CoverSources {
  readonly titles: TitlesRepository;
  readonly covers: Covers;
}

/** Draws a title's cover and returns it with the version in its current URL. Throws NotFound for an unknown title or shape. */
async function drawTitleCover(
  { titles, covers }: CoverSources,
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
export function serveCovers(http: Hono, media: CoverSources): void {
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
