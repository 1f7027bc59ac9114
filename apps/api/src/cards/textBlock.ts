import { escapeXml } from '@gildshelf/api-client/cover';
import { breakText } from './breakText.ts';
import { isRightToLeft } from './cardText.ts';

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
