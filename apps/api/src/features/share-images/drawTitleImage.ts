import { type MediaView, ownMessages } from '@gildshelf/api-client/contract';
import { showableText } from './fonts.ts';
import { imageColours, imageSheet, smallCover, svgText, wordmark } from './imageSheet.ts';
import { textBlock } from './textBlock.ts';

/** What stands beside a link to a title, as an SVG document for `renderPng`: with words that its fonts have, else none. */
export function drawTitleLinkImage(title: ImageTitle): string {
  return drawTitleImage({ ...title, words: showableText(svgText(title.title)) }, linkShape);
}

const star = 'M8 1l2.1 4.6 5 .6-3.7 3.4 1 4.9L8 12.1l-4.4 2.4 1-4.9L.9 6.2l5-.6z';
const count = 5;
const step = 18;

/** The width of a row at a scale of 1. */
const starRowWidth = count * step;

/** Five stars, as many of them gold as a rating says; `name` is unique in the document. */
function starRow(rating: number, x: number, y: number, scale: number, name: string): string {
  const stars = Array.from(
    { length: count },
    (_, place) => `<path transform="translate(${place * step})" d="${star}"/>`,
  );
  const gold = Math.round(Math.min(rating, count) * step * 10) / 10;
  return (
    `<g transform="translate(${x} ${y})scale(${scale})"><clipPath id="${name}"><path d="M0 0h${gold}v16H0z"/></clipPath>` +
    `<g fill="#fff" fill-opacity=".28">${stars.join('')}</g>` +
    `<g fill="#ffd700" clip-path="url(#${name})">${stars.join('')}</g></g>`
  );
}

/** What a title's card shows. */
export interface ImageTitle
  extends Pick<MediaView, 'title' | 'year' | 'genres' | 'averageRating' | 'averageSource'> {
  /** The word for its media type. */
  readonly kind: string;
  /** What is written of its name; all of it by default. */
  readonly words?: string;
}

/** A card's measures in pixels. */
export interface TitleImageShape {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** Between the edges and what stands on the card. */
  readonly margin: number;
  readonly coverWidth: number;
  readonly titleSizes: readonly number[];
  readonly titleLines: number;
  readonly factSize: number;
}

/** For the foot of a page or under somebody's name in a forum. */
export const signatureShape: TitleImageShape = {
  ...{ width: 480, height: 156, radius: 12, margin: 20, coverWidth: 95 },
  ...{ titleSizes: [22, 19], titleLines: 2, factSize: 14 },
};

/** For what messengers show of a link: all of them take this size. Their own corners cut it. */
export const linkShape: TitleImageShape = {
  ...{ width: 1200, height: 630, radius: 0, margin: 72, coverWidth: 400 },
  ...{ titleSizes: [76, 62, 50], titleLines: 4, factSize: 34 },
};

/** A title's card as an SVG document: its cover on a gilded shelf, its name, year and average rating. The same for the same title. */
export function drawTitleImage(subject: ImageTitle, shape: TitleImageShape = signatureShape): string {
  const { width, height, margin, coverWidth, titleSizes, factSize } = shape;
  const title = svgText(subject.title);
  const words = subject.words ?? title;
  const { year, genres, averageRating, averageSource, kind } = subject;
  const average = averageSource ? `${averageRating} on ${svgText(averageSource)}` : averageRating;
  const coverHeight = coverWidth * 1.2;
  const top = Math.round((height - coverHeight) / 2);
  const left = margin + coverWidth + Math.round(margin * 0.9);
  const room = width - margin - left;
  const name = textBlock({
    ...{ text: words, x: left, y: top, width: room, sizes: titleSizes, lines: shape.titleLines },
    style: ' font-weight="600"',
  });
  const factsAt = top + name.height + factSize;
  const starsAt = factsAt + Math.round(factSize * 0.75);
  const scale = Math.round((factSize / 14) * 100) / 100;
  const facts = [kind, year].filter(Boolean).join(' · ');
  const bottom = top + coverHeight;
  return imageSheet(
    { ...shape, label: ownMessages.card.ofTitle(title, year) },
    smallCover(
      { title: subject.title, year, genres },
      { x: margin, y: top, width: coverWidth, name: 'k' },
      words === title ? 'card' : 'thumbnail',
    ) +
      name.svg +
      `<text x="${left}" y="${factsAt}" font-size="${factSize}" fill="${imageColours.second}">${facts}</text>` +
      (averageRating
        ? starRow(averageRating, left, starsAt, scale, 'stars') +
          `<text x="${Math.round(left + (starRowWidth + 4) * scale)}" y="${Math.round(starsAt + 13 * scale)}" font-size="${factSize}" fill="${imageColours.second}">${average}</text>`
        : '') +
      `<path d="M${margin} ${bottom}h${width - 2 * margin}v${height > 300 ? 3 : 1.6}h-${width - 2 * margin}z" fill="${imageColours.shelf}"/>` +
      wordmark(width - margin, bottom - Math.round(factSize * 0.7), Math.round(factSize * 1.35)),
  );
}
