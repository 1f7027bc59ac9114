import { escapeXml, isRightToLeft, measureText } from '@gildshelf/api-client/cover';

const ellipsis = '…';

/** Breaks a text into at most `maxLines` lines of `maxWidth` at a font size of 1; the last ends in an ellipsis where text is cut off. */
export function breakText(text: string, maxLines: number, maxWidth: number): string[] {
  const lines: { text: string; width: number }[] = [];
  for (const piece of piecesOf(text, maxWidth)) {
    const width = textWidth(piece);
    const last = lines.at(-1);
    // The space at the end may exceed the width.
    if (last && last.width + textWidth(piece.trimEnd()) <= maxWidth) {
      last.text += piece;
      last.width += width;
    } else lines.push({ text: piece, width });
  }
  if (lines.length <= maxLines) return lines.map((line) => line.text.trimEnd());
  const rest = lines.slice(maxLines - 1).map((line) => line.text);
  return [
    ...lines.slice(0, maxLines - 1).map((line) => line.text.trimEnd()),
    truncate(rest.join(''), maxWidth - textWidth(ellipsis)) + ellipsis,
  ];
}

/** The words of a text with the space after them; a word wider than a line is split into graphemes. */
function piecesOf(text: string, maxWidth: number): string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return words.flatMap((word) => (textWidth(word.trimEnd()) > maxWidth ? graphemesOf(word) : [word]));
}

function truncate(text: string, maxWidth: number): string {
  let result = '';
  let width = 0;
  for (const grapheme of graphemesOf(text)) {
    width += graphemeWidth(grapheme);
    if (width > maxWidth) break;
    result += grapheme;
  }
  return result.trimEnd();
}

export interface TextBlock {
  readonly text: string;
  /** The position and the width of its column. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Font sizes: the first at which the whole text fits is used, else the last. */
  readonly sizes: readonly number[];
  /** The most lines; one by default. */
  readonly lines?: number;
  /** More attributes of the text elements, each with a leading space. */
  readonly style?: string;
}

const lineHeight = 1.2;

/**
 * Draws a user's text in a column that it cannot overflow in any font: it is truncated by a generous estimate of its width, and
 * clipped where it is wider still. Each line is a text element of its own, so that its direction ends with it.
 */
export function textBlock({ text, x, y, width, sizes, lines: maxLines = 1, style = '' }: TextBlock) {
  const candidates = sizes.map((size) => ({ size, lines: breakText(text, maxLines, width / size) }));
  const fitting = candidates.find(({ lines }) => lines.join(' ') === text);
  const { size, lines } = fitting ?? candidates.at(-1) ?? { size: 0, lines: [] };
  // A right-to-left text is aligned to the left of its column too, like everything else in the image.
  const direction = isRightToLeft(text) ? ' direction="rtl" text-anchor="end"' : '';
  const height = Math.ceil(size * (lineHeight * lines.length + 0.2));
  const elements = lines.map(
    (line, index) =>
      `<text${direction} y="${Math.round(size * (lineHeight * index + 1))}">${escapeXml(line)}</text>`,
  );
  return {
    height,
    svg:
      `<svg x="${x}" y="${y}" width="${width}" height="${height}">` +
      `<g font-size="${size}"${style}>${elements.join('')}</g></svg>`,
  };
}

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
function graphemeWidth(grapheme: string): number {
  if (emoji.test(grapheme)) return 1.4;
  if (digit.test(grapheme)) return 0.75;
  return measureText(grapheme) * (latin.test(grapheme) ? 1.3 : 1.05);
}

/** Estimates the width of a text at a font size of 1. */
export function textWidth(text: string): number {
  return graphemesOf(text).reduce((width, grapheme) => width + graphemeWidth(grapheme), 0);
}
