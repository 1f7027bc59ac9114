import { isTitleSlug, type MediaType, ownMessages } from '@gildshelf/api-client/contract';
import { type CoverShape, coverShapes, drawCover } from '@gildshelf/api-client/cover';
import { viewOf } from '../../catalogue/viewOf.ts';
import { NotFound } from '../../errors.ts';
import type { Media } from './Media.ts';

/** A title's cover and the version that its address carries. An unknown title or shape is a 404. */
export async function drawTitleCover(
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
