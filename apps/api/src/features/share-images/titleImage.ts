import {
  isTitleSlug,
  type MediaType,
  type MediaView,
  mediaTypes,
  ownMessages,
} from '@gildshelf/api-client/contract';
import { NotFound } from '../../platform/http/errors.ts';
import { viewOf } from '../../platform/titles/presentItem.ts';
import type { StoredFacts } from '../../platform/titles/titleResponse.ts';
import { visitor } from '../../platform/titles/visibleTitles.ts';
import { sourceName } from '../../providers/credits.ts';
import type { Repositories } from '../repositories.ts';
import { drawableText } from './fonts.ts';
import { type ImageThemeName, imageThemes } from './imageThemes.ts';
import { imageGradients, smallCover, svgDocument, svgText, wordmark } from './svgDocument.ts';
import { textBlock } from './textBlock.ts';

/** Draws the preview of a link to a title, an SVG document for `renderPng`. Its fonts limit the title text: see `drawableText`. */
export function drawTitleLinkImage(title: TitleImageContent, theme?: ImageThemeName): string {
  return drawTitleImage({ ...title, displayTitle: drawableText(svgText(title.title)) }, linkShape, theme);
}

const star = 'M8 1l2.1 4.6 5 .6-3.7 3.4 1 4.9L8 12.1l-4.4 2.4 1-4.9L.9 6.2l5-.6z';
const count = 5;
const step = 18;

/** The width of the star row at a scale of 1. */
const starRowWidth = count * step;

/** Draws five stars, gold up to the rating. `name` is the id of their clip path and has to be unique in the document. */
function starRow(
  rating: number,
  theme: ImageThemeName,
  {
    x,
    y,
    scale,
    name,
  }: { readonly x: number; readonly y: number; readonly scale: number; readonly name: string },
): string {
  const { star: gold, emptyStar } = imageThemes[theme];
  const stars = Array.from(
    { length: count },
    (_, index) => `<path transform="translate(${index * step})" d="${star}"/>`,
  );
  const goldWidth = Math.round(Math.min(rating, count) * step * 10) / 10;
  return (
    `<g transform="translate(${x} ${y})scale(${scale})"><clipPath id="${name}"><path d="M0 0h${goldWidth}v16H0z"/></clipPath>` +
    `<g fill="${emptyStar.colour}" fill-opacity="${emptyStar.opacity}">${stars.join('')}</g>` +
    `<g fill="${gold}" clip-path="url(#${name})">${stars.join('')}</g></g>`
  );
}

/** The content of a title's share image. */
export interface TitleImageContent
  extends Pick<MediaView, 'title' | 'year' | 'genres' | 'averageRating' | 'averageSource'> {
  /** The label of its media type. */
  readonly kind: string;
  /** The title as it is drawn; by default the whole of it. */
  readonly displayTitle?: string;
}

/** The measures of a share image, in pixels. */
export interface TitleImageShape {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** Between the edges and the content. */
  readonly margin: number;
  readonly coverWidth: number;
  readonly titleSizes: readonly number[];
  readonly titleLines: number;
  readonly factSize: number;
}

/** For README files and forum signatures. */
export const signatureShape: TitleImageShape = {
  ...{ width: 480, height: 156, radius: 12, margin: 20, coverWidth: 95 },
  ...{ titleSizes: [22, 19], titleLines: 2, factSize: 14 },
};

/** For link previews: all messengers accept this size, and round the corners themselves. */
export const linkShape: TitleImageShape = {
  ...{ width: 1200, height: 630, radius: 0, margin: 72, coverWidth: 400 },
  ...{ titleSizes: [76, 62, 50], titleLines: 4, factSize: 34 },
};

/** Draws a title's share image as an SVG document: its cover on a gilded shelf, its name, year and average rating. Deterministic. */
export function drawTitleImage(
  subject: TitleImageContent,
  shape: TitleImageShape = signatureShape,
  theme: ImageThemeName = 'dark',
): string {
  const { secondary } = imageThemes[theme];
  const { width, height, margin, coverWidth, titleSizes, factSize } = shape;
  const title = svgText(subject.title);
  const displayTitle = subject.displayTitle ?? title;
  const { year, genres, averageRating, averageSource, kind } = subject;
  const average = averageSource ? `${averageRating} on ${svgText(averageSource)}` : averageRating;
  const coverHeight = coverWidth * 1.2;
  const top = Math.round((height - coverHeight) / 2);
  const left = margin + coverWidth + Math.round(margin * 0.9);
  const columnWidth = width - margin - left;
  const titleBlock = textBlock({
    ...{
      text: displayTitle,
      x: left,
      y: top,
      width: columnWidth,
      sizes: titleSizes,
      lines: shape.titleLines,
    },
    style: ' font-weight="600"',
  });
  const factsY = top + titleBlock.height + factSize;
  const starsY = factsY + Math.round(factSize * 0.75);
  const scale = Math.round((factSize / 14) * 100) / 100;
  const facts = [kind, year].filter(Boolean).join(' · ');
  const bottom = top + coverHeight;
  return svgDocument(
    { ...shape, theme, label: ownMessages.shareImage.ofTitle(title, year) },
    smallCover(
      { title: subject.title, year, genres },
      { x: margin, y: top, width: coverWidth, name: 'k' },
      displayTitle === title ? 'card' : 'thumbnail',
    ) +
      titleBlock.svg +
      `<text x="${left}" y="${factsY}" font-size="${factSize}" fill="${secondary}">${facts}</text>` +
      (averageRating
        ? starRow(averageRating, theme, { x: left, y: starsY, scale, name: 'stars' }) +
          `<text x="${Math.round(left + (starRowWidth + 4) * scale)}" y="${Math.round(starsY + 13 * scale)}" font-size="${factSize}" fill="${secondary}">${average}</text>`
        : '') +
      `<path d="M${margin} ${bottom}h${width - 2 * margin}v${height > 300 ? 3 : 1.6}h-${width - 2 * margin}z" fill="${imageGradients.shelf}"/>` +
      wordmark(width - margin, bottom - Math.round(factSize * 0.7), Math.round(factSize * 1.35)),
  );
}

/** Reads the content of a title's share image, and its slug. Throws NotFound for an unknown slug or id. */
export async function readTitleImage(
  { titles }: Pick<Repositories, 'titles'>,
  mediaType: MediaType,
  slugOrId: string,
): Promise<TitleImageContent & { readonly slug: string }> {
  const title = isTitleSlug(slugOrId) && (await titles.findBySlugOrId(visitor, mediaType, slugOrId));
  if (!title) throw new NotFound(ownMessages.title.unknownTitle);
  const item: { readonly facts?: StoredFacts } = JSON.parse(title.item);
  return {
    ...viewOf(mediaType, { ...item, rating_source: sourceName(mediaType, 'rawg_rating', item.facts ?? {}) }),
    kind: mediaTypes[mediaType].label,
    slug: title.slug,
  };
}
