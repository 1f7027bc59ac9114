import { ownMessages } from '@gildshelf/api-client/contract';
import { escapeXml } from '@gildshelf/api-client/cover';

export interface CardSheet {
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
export const cardInks = {
  text: '#fff',
  second: '#b9c1cb',
  gold: 'url(#gold)',
  shelf: 'url(#shelf)',
} as const;

/** A card as an SVG document: nothing in it is fetched from anywhere or run, and all its looks are attributes. */
export function cardSheet({ width, height, radius, label, shownAs }: CardSheet, content: string): string {
  const shown = shownAs ?? { width, height };
  const whole = Math.round((shown.height / shown.width) * width);
  const top = Math.round((height - whole) / 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${whole}" width="${shown.width}" height="${shown.height}" role="img" font-family="${sans}" fill="${cardInks.text}">` +
    `<title>${escapeXml(label)}</title>` +
    '<linearGradient id="night" x2="1" y2="1"><stop stop-color="#14305a"/><stop offset=".55" stop-color="#0a1d33"/><stop offset="1" stop-color="#051426"/></linearGradient>' +
    '<linearGradient id="gold" x2="0" y2="1"><stop stop-color="#fff3cf"/><stop offset=".5" stop-color="#f5cb3a"/><stop offset="1" stop-color="#c8901a"/></linearGradient>' +
    '<linearGradient id="shelf"><stop stop-color="#ffe9a3"/><stop offset=".4" stop-color="#ffd700" stop-opacity=".62"/><stop offset="1" stop-color="#ffd700" stop-opacity=".18"/></linearGradient>' +
    `<rect${top ? ` y="${top}"` : ''} width="${width}" height="${whole}" rx="${radius}" fill="url(#night)"/>${content}</svg>`
  );
}

/** The word of the house, ending at `right` and standing on `bottom`, so large. */
export function cardWord(right: number, bottom: number, size: number): string {
  return `<g fill="${cardInks.gold}"><text x="${right}" y="${bottom}" text-anchor="end" font-family="${serif}" font-size="${size}">${ownMessages.card.product}</text></g>`;
}
