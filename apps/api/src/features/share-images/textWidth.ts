import { measure } from '@gildshelf/api-client/cover';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const digit = /^\d$/;
const latin = /^[ -~\p{Script=Latin}]/u;

/** What a reader takes for one sign each: a family of four is one, a letter with its accents too. */
export function signsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * How wide a sign runs at a size of 1 in whatever bold sans there is. The table is a heavy serif's: the widest sans in use (DejaVu
 * Sans Bold, Verdana) runs up to 31 % wider for the names in our catalogue; for letters beyond Latin it is wide itself.
 */
export function signWidth(sign: string): number {
  if (picture.test(sign)) return 1.4;
  if (digit.test(sign)) return 0.75;
  return measure(sign) * (latin.test(sign) ? 1.3 : 1.05);
}

/** The same for a text. */
export function textWidth(text: string): number {
  return signsOf(text).reduce((width, sign) => width + signWidth(sign), 0);
}
