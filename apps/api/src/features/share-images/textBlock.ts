import { escapeXml } from '@gildshelf/api-client/cover';
import { isRightToLeft } from './imageSheet.ts';
import { signsOf, signWidth, textWidth } from './textWidth.ts';

const ellipsis = '…';

/** A text in at most `most` lines, none wider than `room` (at a size of 1); the last ends in an ellipsis where more would follow. */
export function breakText(text: string, most: number, room: number): string[] {
  const lines: { text: string; width: number }[] = [];
  for (const piece of piecesOf(text, room)) {
    const width = textWidth(piece);
    const last = lines.at(-1);
    // The space at its end may stand out.
    if (last && last.width + textWidth(piece.trimEnd()) <= room) {
      last.text += piece;
      last.width += width;
    } else lines.push({ text: piece, width });
  }
  if (lines.length <= most) return lines.map((line) => line.text.trimEnd());
  const rest = lines.slice(most - 1).map((line) => line.text);
  return [
    ...lines.slice(0, most - 1).map((line) => line.text.trimEnd()),
    cut(rest.join(''), room - textWidth(ellipsis)) + ellipsis,
  ];
}

/** Words with the space behind them; one that fits no line falls into its signs. */
function piecesOf(text: string, room: number): string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return words.flatMap((word) => (textWidth(word.trimEnd()) > room ? signsOf(word) : [word]));
}

function cut(text: string, room: number): string {
  let kept = '';
  let width = 0;
  for (const sign of signsOf(text)) {
    width += signWidth(sign);
    if (width > room) break;
    kept += sign;
  }
  return kept.trimEnd();
}

export interface TextBlock {
  readonly text: string;
  /** Where its column stands, and how wide that is. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The first of them at which it all fits, else the last. */
  readonly sizes: readonly number[];
  /** At most; one by default. */
  readonly lines?: number;
  /** More attributes of its text elements, each with a space before it. */
  readonly style?: string;
}

const lineHeight = 1.2;

/**
 * Somebody's words in a column of their own, which nothing of them leaves whatever font is there: they are cut with an ellipsis by
 * a measure on the wide side, and what is wider still is clipped. Each line is a text by itself, so that its direction ends with it.
 */
export function textBlock({ text, x, y, width, sizes, lines: most = 1, style = '' }: TextBlock) {
  const broken = sizes.map((size) => ({ size, lines: breakText(text, most, width / size) }));
  const whole = broken.find(({ lines }) => lines.join(' ') === text);
  const { size, lines } = whole ?? broken.at(-1) ?? { size: 0, lines: [] };
  // Beside what stands on its left, like everything else on a card; its words run from the right all the same.
  const start = isRightToLeft(text) ? ' direction="rtl" text-anchor="end"' : '';
  const height = Math.ceil(size * (lineHeight * lines.length + 0.2));
  const words = lines.map(
    (line, place) =>
      `<text${start} y="${Math.round(size * (lineHeight * place + 1))}">${escapeXml(line)}</text>`,
  );
  return {
    height,
    svg:
      `<svg x="${x}" y="${y}" width="${width}" height="${height}">` +
      `<g font-size="${size}"${style}>${words.join('')}</g></svg>`,
  };
}
