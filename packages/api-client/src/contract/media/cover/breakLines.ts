/** Words that stay with the word before them: '2', 'VI', '!!'. */
const glued = / (?=(\d{1,3}|[IVX]{1,4}|[^\p{L}\p{N} ]+)( |$))/gu;

/** Words (no longer than fits a line); of Japanese and Chinese single signs or katakana words, with the marks that may not begin a line. */
const pieces = /([ァ-ヿ]{1,9}|[\u3040-\u9fff])[、-】ーっゃゅょ！？]*|[^ \u3040-\u9fff]{1,18} ?| /gu;

/** The text in at most `count` lines, the widest of them about as narrow as can be. */
export function breakLines(text: string, count: number, width: (text: string) => number): string[] {
  const words = text.replace(glued, '\u00a0').match(pieces) ?? [];
  for (let room = width(text) / count; ; room *= 1.02) {
    const lines: string[] = [];
    for (const word of words) {
      const longer = (lines.at(-1) ?? '') + word;
      if (lines.length > 0 && width(longer) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    if (lines.length <= count) return lines.map((line) => line.trimEnd());
  }
}
