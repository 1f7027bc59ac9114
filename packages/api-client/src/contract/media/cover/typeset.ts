import { stops } from './colours.ts';
import { roundToHundredths } from './svgShapes.ts';
import { escapeXml, isRightToLeft, type TitleParts } from './titleText.ts';

/** A typeface of a title. */
export interface Typeface {
  family: string;
  /** SVG attributes of the title and of the subtitle. */
  title: string;
  subtitle: string;
  isUppercase: boolean;
  /** Letter spacing of the title in em. */
  letterSpacing: number;
  /** Its width relative to the heavy serif of `measure`. */
  width: number;
  /** The maximum font size, in units of a cover 300 wide. */
  maxFontSize: number;
}

/** A bold serif, for calm genres. */
export const boldSerif: Typeface = {
  family: 'Palatino,Palatino Linotype,TeX Gyre Pagella,serif',
  title: ' font-weight="700"',
  subtitle: '',
  isUppercase: false,
  letterSpacing: 0,
  width: 1,
  maxFontSize: 54,
};

/** The same serif in regular weight and spaced capitals, for dark genres. */
export const serifCapitals: Typeface = {
  ...boldSerif,
  title: ' letter-spacing=".09em"',
  isUppercase: true,
  letterSpacing: 0.09,
  maxFontSize: 46,
};

/** A heavy sans-serif in capitals, for lively genres. */
export const sansCapitals: Typeface = {
  family: 'Inter,system-ui,sans-serif',
  title: ' font-weight="800"',
  subtitle: ' font-weight="500"',
  isUppercase: true,
  letterSpacing: 0,
  width: 0.97,
  maxFontSize: 50,
};

/** The width of the text box of a cover 300 wide. */
export const boxWidth = 246;

/** The colours of title, subtitle and year, each with a contrast of at least 4.5 : 1 on the scrim of every palette. */
export const textColours = { title: '#fff', subtitle: '#eef', year: '#fec' } as const;

export interface Block {
  /** SVG text elements; the origin is the top left corner of the block. */
  svg: string;
  height: number;
}

/** Typesets a title as large as the text box and `maxHeight` allow, in at most four lines including the subtitle. */
export function typeset({ main, subtitle }: TitleParts, face: Typeface, maxHeight: number): Block {
  const directionAttributes = isRightToLeft(main) ? ` x="${boxWidth}" direction="rtl"` : '';
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

/** Spaces before words that must not start a line: '2', 'VI', '!!'. */
const nonBreakingSpaces = / (?=(\d{1,3}|[IVX]{1,4}|[^\p{L}\p{N} ]+)( |$))/gu;

/** Unbreakable units: words of up to 18 characters, CJK characters and katakana words with the marks that must not start a line. */
const unbreakableUnits = /([ァ-ヿ]{1,9}|[\u3040-\u9fff])[、-】ーっゃゅょ！？]*|[^ \u3040-\u9fff]{1,18} ?| /gu;

/** Breaks a text into at most `count` lines with a widest line that is within 2 % of the narrowest possible. */
export function breakLines(text: string, count: number, width: (text: string) => number): string[] {
  const units = text.replace(nonBreakingSpaces, '\u00a0').match(unbreakableUnits) ?? [];
  for (let lineWidth = width(text) / count; ; lineWidth *= 1.02) {
    const lines: string[] = [];
    for (const unit of units) {
      const extended = (lines.at(-1) ?? '') + unit;
      if (lines.length > 0 && width(extended) <= lineWidth) lines[lines.length - 1] = extended;
      else lines.push(unit);
    }
    if (lines.length <= count) return lines.map((line) => line.trimEnd());
  }
}

/** The widths of ASCII 32 to 126 in a heavy old-style serif, encoded as one character each: code 32 + 50 × the width in em. */
const widths =
  ',.499LJ+885F,1,:9999999999,,FFF6EGADJ?<JJ33G?RJJ?JD?AGGRAAA7:7>919?6?93<?11?1L?<??361?<J9<98,8>';

/** The width of a text in em in a heavy serif; an upper estimate for other scripts than Latin. */
export function measureText(text: string): number {
  let width = 0;
  for (const character of text) {
    const base = character.normalize('NFD');
    const entry = widths.charCodeAt(base.charCodeAt(0) - 32);
    if (!/^\p{M}/u.test(base)) width += entry ? (entry - 32) / 50 : base < '\u1100' ? 0.68 : 1.06;
  }
  return width;
}

/** A gold hairline with the year at its end; the origin is the left end of the line. */
export const yearLine = (year: string) =>
  `<linearGradient id="g">${stops([0, '#fea'], [1, '#fd05'])}</linearGradient>` +
  `<path d="M0 0H${year ? boxWidth - 50 : boxWidth}v1.6H0z" fill="url(#g)"/>` +
  (year &&
    `<text x="${boxWidth}" y="6" text-anchor="end" font-size="17" fill="${textColours.year}">${year}</text>`);
