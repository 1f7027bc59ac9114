const combiningMarks = /[̀-ͯ]/g;
const notLetterOrDigit = /[^\p{L}\p{N}]+/gu;
const kanaOrKanji = /([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])/gu;

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
    .replace(kanaOrKanji, ' $1 ')
    .replace(notLetterOrDigit, ' ')
    .trim();
}
