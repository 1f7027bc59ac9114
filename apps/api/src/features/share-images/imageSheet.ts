import { ownMessages } from '@gildshelf/api-client/contract';
import {
  type CoverShape,
  type CoverSubject,
  drawCover,
  escapeXml,
  readableText,
} from '@gildshelf/api-client/cover';

/** As much of a name as any card could show. */
const longest = 400;
const manyMarks = /(\p{M}{3})\p{M}+/gu;
const rightToLeft = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** A name of anybody's as a card shows it: on one line, nothing unseen, and no towers of accents. */
export function svgText(name: string): string {
  return readableText(name.slice(0, longest)).replace(manyMarks, '$1');
}

/** Whether a text is read from the right: its first letter says so. */
export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** A title's cover at a place of a card, so wide; `name` keeps its gradients apart from those of other covers. */
export function smallCover(
  subject: CoverSubject,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly name: string },
  shape: CoverShape = 'card',
): string {
  const { x, y, width, name } = place;
  // Between quotes that no text has in it: those of texts are escaped.
  const svg = drawCover(subject, shape)
    .replaceAll(' id="', ` id="${name}`)
    .replaceAll('="url(#', `="url(#${name}`)
    .replace(/<title>[^<]*<\/title>/, '');
  return `<g transform="translate(${x} ${tenths(y)})scale(${Math.round((width / 300) * 1000) / 1000})">${svg}</g>`;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

export interface ImageSheet {
  readonly width: number;
  readonly height: number;
  /** Of the corners. */
  readonly radius: number;
  /** What the picture is, for who does not see it. */
  readonly label: string;
  /** The size of the picture, where it is another: what stands on the card fills its width, and has the same room above and below. */
  readonly shownAs?: { readonly width: number; readonly height: number } | undefined;
}

const sans = 'system-ui,-apple-system,Segoe UI,Inter,Roboto,Helvetica Neue,Arial,sans-serif';
const serif = 'Palatino,Palatino Linotype,TeX Gyre Pagella,serif';

/** The colours of cards, those of the site: gold is read on night at 4.5 : 1 and more. */
export const imageColours = {
  text: '#fff',
  second: '#b9c1cb',
  gold: 'url(#gold)',
  shelf: 'url(#shelf)',
} as const;

/** A card as an SVG document: nothing in it is fetched from anywhere or run, and all its looks are attributes. */
export function imageSheet({ width, height, radius, label, shownAs }: ImageSheet, content: string): string {
  const shown = shownAs ?? { width, height };
  const whole = Math.round((shown.height / shown.width) * width);
  const top = Math.round((height - whole) / 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${whole}" width="${shown.width}" height="${shown.height}" role="img" font-family="${sans}" fill="${imageColours.text}">` +
    `<title>${escapeXml(label)}</title>` +
    '<linearGradient id="night" x2="1" y2="1"><stop stop-color="#14305a"/><stop offset=".55" stop-color="#0a1d33"/><stop offset="1" stop-color="#051426"/></linearGradient>' +
    '<linearGradient id="gold" x2="0" y2="1"><stop stop-color="#fff3cf"/><stop offset=".5" stop-color="#f5cb3a"/><stop offset="1" stop-color="#c8901a"/></linearGradient>' +
    '<linearGradient id="shelf"><stop stop-color="#ffe9a3"/><stop offset=".4" stop-color="#ffd700" stop-opacity=".62"/><stop offset="1" stop-color="#ffd700" stop-opacity=".18"/></linearGradient>' +
    `<rect${top ? ` y="${top}"` : ''} width="${width}" height="${whole}" rx="${radius}" fill="url(#night)"/>${content}</svg>`
  );
}

/** The word of the house, ending at `right` and standing on `bottom`, so large. */
export function wordmark(right: number, bottom: number, size: number): string {
  return `<g fill="${imageColours.gold}"><text x="${right}" y="${bottom}" text-anchor="end" font-family="${serif}" font-size="${size}">${ownMessages.card.product}</text></g>`;
}
