import { LRUCache } from 'lru-cache';
import { limitConcurrency } from '../../platform/async/limitConcurrency.ts';
import { fontFiles } from './fonts.ts';

const mostBytes = 32_000_000;
/** Each keeps a thread busy for a twentieth of a second. */
const atOnce = 2;
const waiting = 40;
const patienceMs = 2_000;

/** Pictures of cards, kept by what they are made from; who asks for one too many while others are being made is sent away (503). */
export function createPngCache(make: (svg: string) => Promise<Buffer<ArrayBuffer>> = renderPng) {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: mostBytes,
    sizeCalculation: (picture) => picture.length,
  });
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const gate = limitConcurrency(atOnce, waiting, patienceMs);

  /** The picture of a card; `key` is another one for every other card. One at a time of each, however many ask. */
  return (key: string, svg: string): Promise<Buffer<ArrayBuffer>> => {
    const known = kept.get(key);
    if (known) return Promise.resolve(known);
    const begun = underWay.get(key);
    if (begun) return begun;
    const making = gate(() => make(svg))
      .then((picture) => {
        kept.set(key, picture);
        return picture;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}

const fromTheRight = '\u2067';
const end = '\u2069';

/**
 * A card in the words that resvg knows. Its lists of font families end at the first; a dash is counted in units, whatever the
 * whole line is said to be; and every line of text runs from the left, so that the direction goes into the words.
 */
export function simplerSvg(svg: string): string {
  return svg
    .replace(/ font-family="([^"]*)"/g, (_, families: string) =>
      families.endsWith(',serif') ? ' font-family="Gelasio"' : ' font-family="Inter"',
    )
    .replace(
      /(<circle[^>]* r="([\d.]+)"[^>]*) pathLength="([\d.]+)" stroke-dasharray="([\d.]+) ([\d.]+)"/g,
      (_, before: string, radius: string, ...[length, ink, gap]: string[]) => {
        const unit = (2 * Math.PI * Number(radius)) / Number(length);
        return `${before} stroke-dasharray="${Number(ink) * unit} ${Number(gap) * unit}"`;
      },
    )
    .replace(
      / direction="rtl"( text-anchor="end")?([^>]*)>([^<]*)</g,
      (_, isLeft: string | undefined, rest: string, words: string) =>
        `${isLeft ? '' : ' text-anchor="end"'}${rest}>${fromTheRight}${words}${end}<`,
    );
}

const font = { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: 'Inter' };

/** A card as a PNG, always the same for the same card. Most of the work is done beside the server's own thread. */
export async function renderPng(svg: string): Promise<Buffer<ArrayBuffer>> {
  // When it is first needed: it is a native module.
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(simplerSvg(svg), { font });
  return Buffer.from(image.asPng());
}
