import { measureText } from '@gildshelf/api-client/cover';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const digit = /^\d$/;
const latin = /^[ -~\p{Script=Latin}]/u;

/** Splits a text into graphemes: an emoji of a family of four is one, and so is a letter with its accents. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Estimates the width of a grapheme at a font size of 1 in any bold sans-serif font. The table of `measure` is that of a heavy
 * serif font: the widest sans-serif fonts in use (DejaVu Sans Bold, Verdana) are up to 31 % wider for the names in our catalogue;
 * for letters beyond Latin the table itself is wide enough.
 */
export function graphemeWidth(grapheme: string): number {
  if (emoji.test(grapheme)) return 1.4;
  if (digit.test(grapheme)) return 0.75;
  return measureText(grapheme) * (latin.test(grapheme) ? 1.3 : 1.05);
}

/** Estimates the width of a text at a font size of 1. */
export function textWidth(text: string): number {
  return graphemesOf(text).reduce((width, grapheme) => width + graphemeWidth(grapheme), 0);
}
