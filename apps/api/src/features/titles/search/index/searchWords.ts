const apostrophes = /['’‘`´ʼ]/g;
/** An acronym written with full stops, such as 'S.T.A.L.K.E.R.'. */
const dottedAcronym = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu;
const combiningMarks = /[\u0300-\u036f]/g;
const katakana = /[\u30a1-\u30f6]/g;
const katakanaToHiragana = 0x60;
const kanaOrKanji = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const eachKanaOrKanji = new RegExp(kanaOrKanji, 'gu');
const notLetterOrDigit = /[^\p{L}\p{N}]+/gu;

/** Letters that Unicode does not decompose, as they are usually typed without them on a keyboard. */
const asciiLetters: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};
const otherLetters = new RegExp(`[${Object.keys(asciiLetters).join('')}]`, 'g');

/**
 * The words of a name or a query in the form in which search compares them: lowercase, without accents and apostrophes, '&' as
 * 'and', katakana as hiragana, acronyms without full stops. Each kana and kanji is a word of its own.
 */
export function searchWords(text: string): string[] {
  const form = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(apostrophes, '')
    .replaceAll('&', ' and ')
    .replace(dottedAcronym, (acronym) => acronym.replaceAll('.', ''))
    .normalize('NFD')
    .replace(combiningMarks, '')
    .normalize('NFC')
    .replace(otherLetters, (letter) => asciiLetters[letter] ?? letter)
    .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - katakanaToHiragana))
    // The prolonged sound mark is often left out.
    .replaceAll('ー', '')
    .replace(eachKanaOrKanji, ' $& ')
    .replace(notLetterOrDigit, ' ')
    .trim();
  return form === '' ? [] : form.split(' ');
}

export function isKanaOrKanji(word: string): boolean {
  return kanaOrKanji.test(word);
}
