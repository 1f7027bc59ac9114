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
