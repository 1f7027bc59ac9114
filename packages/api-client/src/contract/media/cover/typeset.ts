import { breakLines } from './breakLines.ts';
import { escapeXml } from './escapeXml.ts';
import type { Face } from './faces.ts';
import { measure } from './measure.ts';
import { cents } from './pen.ts';
import type { TitleWords } from './readTitle.ts';

/** The space between the margins, of a cover 300 wide. */
export const boxWidth = 246;

/** The inks of title, subtitle and year: all at least 4.5 : 1 on the scrim of every jewel. */
export const inks = { title: '#fff', subtitle: '#eef', year: '#fec' } as const;

export interface Block {
  /** Text elements, from the box's left edge and the block's top. */
  svg: string;
  height: number;
}

const rightToLeft = /^\P{L}*[\u0590-\u08ff]/u;

/** A title set as large as box and height allow: at most four lines, the subtitle's among them. */
export function typeset({ main, subtitle }: TitleWords, face: Face, tallest: number): Block {
  const start = rightToLeft.test(main) ? ` x="${boxWidth}" direction="rtl"` : '';
  let svg = '';
  let height = 0;

  /** Sets a text at its largest size under the last line, shortened when even the smallest size is too large for it. */
  const set = (
    text: string,
    style: string,
    tracking: number,
    most: number,
    room: number,
    smallest: number,
    largest: number,
  ) => {
    const width = (line: string) => measure(line) * face.width + line.length * tracking;
    let size = 0;
    let lines: string[] = [];
    for (
      let short = text;
      ;
      short = `${Array.from(short)
        .slice(0, -3 - short.length / 9)
        .join('')
        .trim()}…`
    ) {
      let best = 0;
      for (let count = 1; count <= most; count++) {
        const broken = breakLines(short, count, width);
        const possible = Math.min(
          largest,
          boxWidth / Math.max(...broken.map(width)),
          room / broken.length / 1.08,
        );
        // One more line must be worth it; a line of a letter or two seldom is.
        const worth = broken.length > 1 && broken.some((line) => line.length < 3) ? possible / 1.9 : possible;
        if (worth > best * 1.12) [best, size, lines] = [worth, possible, broken];
      }
      if (size >= smallest || short.length < 9) break;
    }
    // The first line stands with its capitals' heads at the top.
    height ||= size * -0.36;
    for (const line of lines) {
      height += size * 1.08;
      const wide = width(line) * size;
      // Held to its width whatever font is there, if it nearly fills the box.
      const guard =
        wide > boxWidth * 0.72 ? ` textLength="${Math.round(wide)}" lengthAdjust="spacingAndGlyphs"` : '';
      svg += `<text${start} y="${Math.round(height)}" font-size="${cents(size)}"${style}${guard}>${escapeXml(line)}</text>`;
    }
    return { size, left: most - lines.length };
  };

  const { size, left } = set(
    face.capitals ? main.toUpperCase() : main,
    face.title,
    face.tracking,
    subtitle ? 3 : 4,
    subtitle ? tallest * 0.72 : tallest,
    23,
    face.largest,
  );
  if (subtitle) {
    height += 7;
    set(
      subtitle,
      `${face.subtitle} fill="${inks.subtitle}"`,
      0,
      Math.min(2, left + 1),
      tallest * 0.3,
      17,
      Math.max(18, size * 0.48),
    );
  }
  return { svg, height };
}
