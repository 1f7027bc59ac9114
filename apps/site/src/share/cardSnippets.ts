import { encodePathSegment, escapeHtml, escapeMarkdown } from '../pages/embed/snippets/escape.ts';
import { pageUrl, type ShareSubject } from './shareUrls.ts';

/** The themes of share images. */
export const cardThemes = ['dark', 'light'] as const;

export type CardTheme = (typeof cardThemes)[number];

/** The formats of snippets. */
export const snippetFormats = ['HTML', 'Markdown', 'BBCode'] as const;

export type SnippetFormat = (typeof snippetFormats)[number];

/** A share image that links to its page, with the snippets that show it on other pages. */
export interface Card {
  /** The path of the image at the origin of share images. */
  readonly imagePath: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly snippets: Readonly<Record<SnippetFormat, string>>;
}

export interface CardOptions {
  readonly theme: CardTheme;
  /** Alternative text of the image. */
  readonly alt: string;
  /** The site's own origin. */
  readonly site: string;
  /** The origin of share images. */
  readonly api: string;
}

const titleSize = { width: 480, height: 156 };
const collectionSize = { width: 520, height: 220 };

/** The card of a page. BBCode gets the PNG, since forums rarely accept SVG. */
export function cardOf(subject: ShareSubject, { theme, alt, site, api }: CardOptions): Card {
  const isTitle = subject.username === undefined;
  const { width, height } = isTitle ? titleSize : collectionSize;
  const path = isTitle
    ? `${subject.type}/${encodePathSegment(subject.slug)}`
    : [subject.username, ...(subject.listSlug === undefined ? [] : ['lists', subject.listSlug])]
        .map(encodePathSegment)
        .join('/');
  const pathOf = (extension: string) =>
    `/cards/${path}.${extension}${theme === 'light' ? '?theme=light' : ''}`;
  const page = pageUrl(site, subject);
  const imagePath = pathOf('svg');
  const imageUrl = api + imagePath;
  return {
    ...{ imagePath, width, height },
    snippets: {
      HTML: `<a href="${escapeHtml(page)}"><img src="${escapeHtml(imageUrl)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy"></a>`,
      Markdown: `[![${escapeMarkdown(alt)}](${imageUrl})](${page})`,
      BBCode: `[url=${page}][img]${api}${pathOf('png')}[/img][/url]`,
    },
  };
}
