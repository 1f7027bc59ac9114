const combiningMarks = /[\u0300-\u036f]/g;
const notLetterOrDigit = /[^\p{L}\p{N}]+/gu;
// The prolonged sound mark is shared by hiragana and katakana, so Unicode assigns it to neither script.
const kanaOrKanji = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u;
const eachKanaOrKanji = /* @__PURE__ */ new RegExp(kanaOrKanji, 'gu');

/**
 * Normalises a text for search: lowercase, with compatibility forms folded, without accents, and with one space for any run of
 * other characters than letters and digits. Each kana and kanji becomes a word, so that short Japanese queries match.
 */
export function normaliseForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(combiningMarks, '')
    .normalize('NFC')
    .replace(eachKanaOrKanji, ' $& ')
    .replace(notLetterOrDigit, ' ')
    .trim();
}

/** Whether a text contains a kana or a kanji. */
export function hasKanaOrKanji(text: string): boolean {
  return kanaOrKanji.test(text);
}
