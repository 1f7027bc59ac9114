import {
  type MediaType,
  mediaTypeNames,
  mediaTypes,
  ownerName,
  ownMessages,
} from '@gildshelf/api-client/contract';
import { type CoverShape, type CoverSubject, escapeXml } from '@gildshelf/api-client/cover';
import { viewOf } from '../../platform/titles/presentItem.ts';
import { singularNoun } from '../../platform/titles/singularNoun.ts';
import { visitor } from '../../platform/titles/visibleTitles.ts';
import type { Repositories } from '../repositories.ts';
import { drawableText } from './fonts.ts';
import { type ImageThemeName, imageThemes } from './imageThemes.ts';
import { imageGradients, smallCover, svgDocument, svgText, wordmark } from './svgDocument.ts';
import { graphemesOf, textBlock } from './textBlock.ts';
import { linkShape } from './titleImage.ts';

/** Draws the preview of a link to a public collection, an SVG document for `renderPng`. Its fonts limit the text: see `drawableText`. */
export function drawUserLinkImage(user: UserImageContent, theme?: ImageThemeName): string {
  const displayName = drawableText(svgText(user.name)) || user.username;
  return drawUserImage({ ...user, displayName }, theme, {
    ...{ outputSize: linkShape, radius: linkShape.radius },
    coverShapeOf: ({ title }) => (isDrawable(svgText(title)) ? 'card' : 'thumbnail'),
  });
}

const isDrawable = (text: string) => drawableText(text) === text;

/** The content of a user's share image. */
export interface UserImageContent {
  /** The display name, or the username where there is none. */
  readonly name: string;
  readonly username: string;
  /** The name as it is drawn; by default the whole of it. */
  readonly displayName?: string;
  /** The number of tracked titles of each media type, as text: '64 games'. */
  readonly counts: readonly string[];
  /** The latest titles, newest first; those of a list in its order. */
  readonly titles: readonly CoverSubject[];
  /** The text below the titles: that they are the latest, by default. */
  readonly caption?: string;
}

export const userImageSize = { width: 520, height: 220 } as const;
/** The most covers that the shelf shows. */
export const maxUserImageTitles = 6;

const margin = 24;
const coverWidth = 72;
const gap = 8;
const shelfY = 185;

/** How a user's share image is drawn where it is not for a README file or a signature. */
export interface UserImageLayout {
  readonly outputSize: { readonly width: number; readonly height: number };
  readonly radius: number;
  readonly coverShapeOf: (title: CoverSubject) => CoverShape;
}

/** Draws a user's share image as an SVG document: name, number of titles, and the latest titles on a gilded shelf. Deterministic. */
export function drawUserImage(
  user: UserImageContent,
  theme: ImageThemeName = 'dark',
  layout?: UserImageLayout,
): string {
  const { secondary, avatar } = imageThemes[theme];
  const { username, counts, titles } = user;
  const name = svgText(user.name) || username;
  const displayName = user.displayName ?? name;
  const covers = titles.slice(0, maxUserImageTitles).map((title, index) =>
    smallCover(
      title,
      {
        ...{ x: margin + index * (coverWidth + gap), y: shelfY - coverWidth * 1.2, width: coverWidth },
        name: `k${index}`,
      },
      layout?.coverShapeOf(title),
    ),
  );
  const right = userImageSize.width - margin;
  const smallText = (x: number, text: string, attributes = '') =>
    `<text x="${x}" y="206" font-size="13" fill="${secondary}"${attributes}>${escapeXml(text)}</text>`;
  return svgDocument(
    {
      theme,
      ...{ ...userImageSize, radius: layout?.radius ?? 12, outputSize: layout?.outputSize },
      label: ownMessages.shareImage.ofUser(name),
    },
    `<circle cx="${margin + 22}" cy="46" r="22" fill="${avatar}" stroke="${imageGradients.gold}"/>` +
      `<text x="${margin + 22}" y="53" text-anchor="middle" font-size="20" font-weight="600">${escapeXml(initial(displayName))}</text>` +
      textBlock({ text: displayName, x: 82, y: 23, width: 280, sizes: [19, 16], style: ' font-weight="600"' })
        .svg +
      countLines(counts)
        .map(
          (text, index) =>
            textBlock({
              ...{ text, x: 82, y: 50 + index * 18, width: 280, sizes: [14, 12] },
              style: ` fill="${secondary}"`,
            }).svg,
        )
        .join('') +
      wordmark(right, 54, 24) +
      covers.join('') +
      `<path d="M${margin} ${shelfY}H${right}v1.6H${margin}z" fill="${imageGradients.shelf}"/>` +
      (titles.length > 0 ? smallText(margin, user.caption ?? ownMessages.shareImage.recentlyAdded) : '') +
      smallText(right, `@${username}`, ' text-anchor="end"'),
  );
}

const countsPerLine = 3;

/** The numbers of titles, in two lines where there are more than three. */
function countLines(counts: readonly string[]): readonly string[] {
  if (counts.length === 0) return [ownMessages.shareImage.empty];
  const lines = [counts.slice(0, countsPerLine), counts.slice(countsPerLine)];
  return lines.filter(({ length }) => length > 0).map((line) => line.join(' · '));
}

function initial(name: string): string {
  return (graphemesOf(name)[0] ?? '').toUpperCase();
}

/** The owner of a public collection. */
interface Owner {
  readonly user_id: string;
  readonly username: string;
  readonly display_name: string | null;
}

/** Finds the owner of a public collection. Throws the same NotFound for a private collection and for an unknown user. */
export type FindOwner = (username: string) => Promise<Owner>;

type Sources = Pick<Repositories, 'collection' | 'counts'>;

/** Reads the content of a user's share image. */
export async function readUserImage(repositories: Sources, owner: Owner): Promise<UserImageContent> {
  const shelves = await Promise.all(
    mediaTypeNames.map((type) => readShelf(repositories, type, owner.user_id)),
  );
  return {
    name: ownerName(owner),
    username: owner.username,
    counts: shelves.flatMap(({ countText }) => countText ?? []),
    titles: shelves
      .flatMap(({ items }) => items)
      .sort((a, b) => b.changed_at - a.changed_at)
      .slice(0, maxUserImageTitles)
      .map(({ type, card }) => viewOf(type, JSON.parse(card))),
  };
}

async function readShelf({ collection, counts }: Sources, type: MediaType, userId: string) {
  const [count, items] = await Promise.all([
    counts.publicSizeOf(visitor, userId, type),
    collection.publicPage(visitor, userId, type, maxUserImageTitles),
  ]);
  const noun = count === 1 ? singularNoun(type) : mediaTypes[type].pluralNoun;
  return {
    ...(count > 0 && { countText: ownMessages.shareImage.count(count, noun) }),
    items: items.map((item) => ({ ...item, type })),
  };
}
