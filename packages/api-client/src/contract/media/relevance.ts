import { limits } from '../limits.ts';
import { normaliseForSearch } from './normaliseForSearch.ts';

const collator = /* @__PURE__ */ new Intl.Collator('en');
const { exact, prefix, wordStart, contains, other } = limits.relevance;

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
