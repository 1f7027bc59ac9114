import { createHash } from 'node:crypto';
import { isTitleSlug, type MediaType, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { type CoverShape, coverShapes, drawCover } from '@gildshelf/api-client/cover';
import type { Hono } from 'hono';
import { isUuid } from '../../platform/db/uuid.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { viewOf } from '../../platform/titles/presentItem.ts';
import type { Covers, TitleWithCover } from '../../platform/titles/titleResponse.ts';
import { everyTitle, visitor } from '../../platform/titles/visibleTitles.ts';
import type { Repositories } from '../repositories.ts';

/** Builds the URLs of covers, and the version that they contain. */
interface VersionedCovers extends Covers {
  readonly version: (title: TitleWithCover) => string;
}

/**
 * Builds the URLs of generated covers, which are absolute since sites on other origins show them. `withProxiedImages` rewrites the
 * URLs of providers' images to the image proxy; by default they stay.
 */
export function createCovers(
  apiUrl: string,
  withProxiedImages: Covers['withProxiedImages'] = (_titleId, json) => json,
): VersionedCovers {
  const drawing = drawingVersion();
  const version = ({ updated_at }: TitleWithCover) => drawing + updated_at.toString(36);
  return {
    version,
    coverUrl: (mediaType, title) =>
      `${apiUrl}/covers/${mediaType}/${coverName(title)}.svg?v=${version(title)}`,
    withProxiedImages,
  };
}

/** Browsers request images without a token: the cover of an adult title has a URL that only users who see the title know. */
const coverName = ({ is_adult, title_id, slug }: TitleWithCover) => (is_adult === 1 ? title_id : slug);

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

/** Draws a title's cover and returns it with the title. Throws NotFound for an unknown title or shape. */
async function drawTitleCover(
  { titles }: Pick<Repositories, 'titles'>,
  mediaType: MediaType,
  slug: string,
  shape: string | undefined = coverShapes[0],
) {
  const title =
    isTitleSlug(slug) && (await titles.findBySlugOrId(isUuid(slug) ? everyTitle : visitor, mediaType, slug));
  if (!title || !isShape(shape)) throw new NotFound(ownMessages.title.unknownTitle);
  const view = viewOf(mediaType, JSON.parse(title.item));
  return { svg: drawCover(view, shape), title };
}

function isShape(text: string | undefined): text is CoverShape {
  return coverShapes.some((shape) => shape === text);
}

const immutable = 'public, max-age=31536000, immutable';
/** For a URL without a version or with an outdated one, since its image may change. */
const shortLived = 'public, max-age=300';

/** Serves generated covers, for titles without an image: /covers/<media-type>/<slug>.svg?v=…&shape=… */
export function serveCovers(
  http: Hono,
  repositories: Pick<Repositories, 'titles'>,
  covers: VersionedCovers,
): void {
  http.get('/covers/:mediaType/:file', async (context) => {
    const { mediaType, file } = context.req.param();
    const slug = /^(.+)\.svg$/.exec(file)?.[1];
    if (!slug || !isMediaType(mediaType)) throw new NotFound(ownMessages.title.unknownTitle);
    const { svg, title } = await drawTitleCover(repositories, mediaType, slug, context.req.query('shape'));
    return context.body(svg, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': context.req.query('v') === covers.version(title) ? immutable : shortLived,
    });
  });
}

function isMediaType(text: string): text is MediaType {
  return Object.hasOwn(mediaTypes, text);
}
