import * as limits from '../../limits.ts';

const collator = /* @__PURE__ */ new Intl.Collator('en');
const { exact, prefix, wordStart, contains, other } = limits.relevance;

/** The input of the request for a page of search results, from 1. */
export function searchPageInput(query: string, page: number) {
  return { query: { query, sort: 'best', page: String(page) } };
}

/** How well a title matches a query: 100 exact, 80 prefix, 60 start of a word, 40 contained, otherwise 20. */
export function relevance(name: string, query: string): number {
  const haystack = normaliseForSearch(name);
  const needle = normaliseForSearch(query);
  if (needle === '') return other;
  if (haystack === needle) return exact;
  if (haystack.startsWith(needle)) return prefix;
  if (haystack.includes(` ${needle}`)) return wordStart;
  if (haystack.includes(needle)) return contains;
  return other;
}

/** A comparator for search results: descending relevance, then name. */
export function byRelevance(query: string) {
  // Cached, because a sort compares each title several times.
  const scores = new Map<string, number>();
  const score = (title: string): number => {
    const cached = scores.get(title) ?? relevance(title, query);
    scores.set(title, cached);
    return cached;
  };
  return (a: { readonly title: string }, b: { readonly title: string }): number =>
    score(b.title) - score(a.title) || collator.compare(a.title, b.title);
}

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
