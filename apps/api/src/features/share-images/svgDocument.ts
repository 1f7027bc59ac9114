import { ownMessages } from '@gildshelf/api-client/contract';
import {
  type CoverShape,
  type CoverSubject,
  drawCover,
  escapeXml,
  xmlSafeText,
} from '@gildshelf/api-client/cover';
import { type GradientStop, type ImageThemeName, imageThemes } from './imageThemes.ts';

/** The most of a name, in UTF-16 code units, that a share image could show. */
const maxNameLength = 400;
const manyMarks = /(\p{M}{3})\p{M}+/gu;

/** Normalises a name for a share image: one line, no invisible characters, and at most three combining marks in a row. */
export function svgText(name: string): string {
  return xmlSafeText(name.slice(0, maxNameLength)).replace(manyMarks, '$1');
}

/** Draws a title's cover at a position of a share image. `name` prefixes its ids, to keep them apart from those of other covers. */
export function smallCover(
  subject: CoverSubject,
  position: { readonly x: number; readonly y: number; readonly width: number; readonly name: string },
  shape: CoverShape = 'card',
): string {
  const { x, y, width, name } = position;
  // Texts cannot contain these patterns, since their quotes are escaped.
  const svg = drawCover(subject, shape)
    .replaceAll(' id="', ` id="${name}`)
    .replaceAll('="url(#', `="url(#${name}`)
    .replace(/<title>[^<]*<\/title>/, '');
  return `<g transform="translate(${x} ${tenths(y)})scale(${Math.round((width / 300) * 1000) / 1000})">${svg}</g>`;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

export interface SvgDocument {
  readonly width: number;
  readonly height: number;
  readonly theme: ImageThemeName;
  /** Of the corners. */
  readonly radius: number;
  /** The accessible name of the image. */
  readonly label: string;
  /** The size of the image where it differs: the content is scaled to this width and centred vertically. */
  readonly outputSize?: { readonly width: number; readonly height: number } | undefined;
}

const sans = 'system-ui,-apple-system,Segoe UI,Inter,Roboto,Helvetica Neue,Arial,sans-serif';
const serif = 'Palatino,Palatino Linotype,TeX Gyre Pagella,serif';

/** The gradients that `svgDocument` defines, as values of `fill` and `stroke`. */
export const imageGradients = { gold: 'url(#gold)', shelf: 'url(#shelf)' } as const;

/** Defines a gradient; `direction` is its end, from left to right by default. */
function gradient(id: string, stops: readonly GradientStop[], direction = ''): string {
  const parts = stops.map(
    ({ offset, colour, opacity }) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`,
  );
  return `<linearGradient id="${id}"${direction}>${parts.join('')}</linearGradient>`;
}

/** Wraps content in the SVG document of a share image. It loads and runs nothing, and all its styles are attributes. */
export function svgDocument(
  { width, height, theme, radius, label, outputSize }: SvgDocument,
  content: string,
): string {
  const { background, text, gold, shelf } = imageThemes[theme];
  const size = outputSize ?? { width, height };
  const viewHeight = Math.round((size.height / size.width) * width);
  const top = Math.round((height - viewHeight) / 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${viewHeight}" width="${size.width}" height="${size.height}" role="img" font-family="${sans}" fill="${text}">` +
    `<title>${escapeXml(label)}</title>` +
    gradient('background', background, ' x2="1" y2="1"') +
    gradient('gold', gold, ' x2="0" y2="1"') +
    gradient('shelf', shelf) +
    `<rect${top ? ` y="${top}"` : ''} width="${width}" height="${viewHeight}" rx="${radius}" fill="url(#background)"/>${content}</svg>`
  );
}

/** Draws the name of the product: it ends at `right`, its baseline is at `bottom`, and `size` is its font size. */
export function wordmark(right: number, bottom: number, size: number): string {
  return `<g fill="${imageGradients.gold}"><text x="${right}" y="${bottom}" text-anchor="end" font-family="${serif}" font-size="${size}">${ownMessages.shareImage.product}</text></g>`;
}
