const combiningMarks = /[\u0300-\u036f]/g;
const notLetterOrDigit = /[^\p{L}\p{N}]+/gu;
// The sign that lengthens a vowel belongs to both kana, and so to neither script.
const kanaOrKanji = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u;
const eachKanaOrKanji = /* @__PURE__ */ new RegExp(kanaOrKanji, 'gu');

/**
 * A text as search compares it: compatibility forms folded, lowercased, without accents, everything but letters and
 * digits one space, each kana and kanji a word of its own so that short Japanese queries find their place.
 */
export function normalForm(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(combiningMarks, '')
    .normalize('NFC')
    .replace(eachKanaOrKanji, ' $& ')
    .replace(notLetterOrDigit, ' ')
    .trim();
}

/** Whether a text has a kana or a kanji in it. */
export function hasKanaOrKanji(text: string): boolean {
  return kanaOrKanji.test(text);
}
