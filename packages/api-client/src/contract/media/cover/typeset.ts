import { breakLines } from './breakLines.ts';
import { escapeXml } from './escapeXml.ts';
import { measureText } from './measureText.ts';
import type { TitleParts } from './splitTitle.ts';
import { roundToHundredths } from './svgShapes.ts';
import type { Typeface } from './typefaces.ts';

/** The width of the text box of a cover 300 wide. */
export const boxWidth = 246;

/** The colours of title, subtitle and year, each with a contrast of at least 4.5 : 1 on the scrim of every palette. */
export const textColours = { title: '#fff', subtitle: '#eef', year: '#fec' } as const;

export interface Block {
  /** SVG text elements; the origin is the top left corner of the block. */
  svg: string;
  height: number;
}

const rightToLeft = /^\P{L}*[\u0590-\u08ff]/u;

/** Typesets a title as large as the text box and `maxHeight` allow, in at most four lines including the subtitle. */
export function typeset({ main, subtitle }: TitleParts, face: Typeface, maxHeight: number): Block {
  const directionAttributes = rightToLeft.test(main) ? ` x="${boxWidth}" direction="rtl"` : '';
  let svg = '';
  let height = 0;

  /** Adds a text below the last line at the largest size that fits; truncates it when it does not fit at the smallest size. */
  const addText = (
    text: string,
    style: string,
    tracking: number,
    maxLines: number,
    maxTextHeight: number,
    minSize: number,
    maxSize: number,
  ) => {
    const width = (line: string) => measureText(line) * face.width + line.length * tracking;
    let size = 0;
    let lines: string[] = [];
    for (
      let truncated = text;
      ;
      truncated = `${Array.from(truncated)
        .slice(0, -3 - truncated.length / 9)
        .join('')
        .trim()}…`
    ) {
      let bestScore = 0;
      for (let count = 1; count <= maxLines; count++) {
        const candidate = breakLines(truncated, count, width);
        const candidateSize = Math.min(
          maxSize,
          boxWidth / Math.max(...candidate.map(width)),
          maxTextHeight / candidate.length / 1.08,
        );
        // A further line must raise the score by 12 %; a line of one or two characters is penalised.
        const score =
          candidate.length > 1 && candidate.some((line) => line.length < 3)
            ? candidateSize / 1.9
            : candidateSize;
        if (score > bestScore * 1.12) [bestScore, size, lines] = [score, candidateSize, candidate];
      }
      if (size >= minSize || truncated.length < 9) break;
    }
    // Places the tops of the first line's capitals at the top of the block.
    height ||= size * -0.36;
    for (const line of lines) {
      height += size * 1.08;
      const lineWidth = width(line) * size;
      // Forces the computed width whichever font is installed, if the line nearly fills the box.
      const lengthAttributes =
        lineWidth > boxWidth * 0.72
          ? ` textLength="${Math.round(lineWidth)}" lengthAdjust="spacingAndGlyphs"`
          : '';
      svg += `<text${directionAttributes} y="${Math.round(height)}" font-size="${roundToHundredths(size)}"${style}${lengthAttributes}>${escapeXml(line)}</text>`;
    }
    return { size, remainingLines: maxLines - lines.length };
  };

  const { size, remainingLines } = addText(
    face.isUppercase ? main.toUpperCase() : main,
    face.title,
    face.letterSpacing,
    subtitle ? 3 : 4,
    subtitle ? maxHeight * 0.72 : maxHeight,
    23,
    face.maxFontSize,
  );
  if (subtitle) {
    height += 7;
    addText(
      subtitle,
      `${face.subtitle} fill="${textColours.subtitle}"`,
      0,
      Math.min(2, remainingLines + 1),
      maxHeight * 0.3,
      17,
      Math.max(18, size * 0.48),
    );
  }
  return { svg, height };
}
