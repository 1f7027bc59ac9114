import { ownMessages } from '@gildshelf/api-client/contract';
import { type CoverShape, type CoverSubject, escapeXml } from '@gildshelf/api-client/cover';
import { linkShape } from './drawTitleImage.ts';
import { showableText } from './fonts.ts';
import { imageColours, imageSheet, smallCover, svgText, wordmark } from './imageSheet.ts';
import { textBlock } from './textBlock.ts';
import { signsOf } from './textWidth.ts';

/** What stands beside a link to a public collection, as an SVG document for `renderPng`: with words that its fonts have, else none. */
export function drawUserLinkImage(person: ImageUser): string {
  const words = showableText(svgText(person.name)) || person.username;
  return drawUserImage(
    { ...person, words },
    {
      ...{ shownAs: linkShape, radius: linkShape.radius },
      coverShapeOf: ({ title }) => (isShowable(svgText(title)) ? 'card' : 'thumbnail'),
    },
  );
}

const isShowable = (text: string) => showableText(text) === text;

/** What a person's card shows. */
export interface ImageUser {
  /** As they call themselves; their username where they have no other name. */
  readonly name: string;
  readonly username: string;
  /** What is written of their name; all of it by default. */
  readonly words?: string;
  /** How many titles of each media type they track, in words: '64 games'. */
  readonly counts: readonly string[];
  /** The last ones, newest first. */
  readonly titles: readonly CoverSubject[];
}

export const userImageSize = { width: 520, height: 220 } as const;
/** As many covers stand on its shelf. */
export const userImageTitles = 6;

const margin = 24;
const coverWidth = 72;
const gap = 8;
const shelfAt = 185;

/** How a person's card is drawn where it is not for a README or a signature. */
export interface UserImageLayout {
  readonly shownAs: { readonly width: number; readonly height: number };
  readonly radius: number;
  readonly coverShapeOf: (title: CoverSubject) => CoverShape;
}

/** A person's card as an SVG document: who it is, how much they track, the last titles on a gilded shelf. The same for the same shelf. */
export function drawUserImage(person: ImageUser, look?: UserImageLayout): string {
  const { username, counts, titles } = person;
  const name = svgText(person.name) || username;
  const shown = person.words ?? name;
  const covers = titles.slice(0, userImageTitles).map((title, place) =>
    smallCover(
      title,
      {
        ...{ x: margin + place * (coverWidth + gap), y: shelfAt - coverWidth * 1.2, width: coverWidth },
        name: `k${place}`,
      },
      look?.coverShapeOf(title),
    ),
  );
  const right = userImageSize.width - margin;
  const small = (x: number, text: string, more = '') =>
    `<text x="${x}" y="206" font-size="13" fill="${imageColours.second}"${more}>${escapeXml(text)}</text>`;
  return imageSheet(
    {
      ...{ ...userImageSize, radius: look?.radius ?? 12, shownAs: look?.shownAs },
      label: ownMessages.card.ofPerson(name),
    },
    `<circle cx="${margin + 22}" cy="46" r="22" fill="#10283f" stroke="${imageColours.gold}"/>` +
      `<text x="${margin + 22}" y="53" text-anchor="middle" font-size="20" font-weight="600">${escapeXml(initial(shown))}</text>` +
      textBlock({ text: shown, x: 82, y: 23, width: 280, sizes: [19, 16], style: ' font-weight="600"' }).svg +
      textBlock({
        ...{ text: counts.join(' · ') || ownMessages.card.empty, x: 82, y: 50, width: 280, sizes: [14] },
        style: ` fill="${imageColours.second}"`,
      }).svg +
      wordmark(right, 54, 24) +
      covers.join('') +
      `<path d="M${margin} ${shelfAt}H${right}v1.6H${margin}z" fill="${imageColours.shelf}"/>` +
      (titles.length > 0 ? small(margin, ownMessages.card.lately) : '') +
      small(right, `@${username}`, ' text-anchor="end"'),
  );
}

function initial(name: string): string {
  return (signsOf(name)[0] ?? '').toUpperCase();
}
