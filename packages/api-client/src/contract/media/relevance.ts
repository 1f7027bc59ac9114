import { limits } from '../limits.ts';
import { normalForm } from './normalForm.ts';

const alphabet = /* @__PURE__ */ new Intl.Collator('en');
const { exact, prefix, wordStart, contains, other } = limits.relevance;

/** How well a shown name answers a query (§9): 100 exact, 80 prefix, 60 word start, 40 contained, otherwise 20. */
export function relevance(name: string, query: string): number {
  const haystack = normalForm(name);
  const needle = normalForm(query);
  if (needle === '') return other;
  if (haystack === needle) return exact;
  if (haystack.startsWith(needle)) return prefix;
  if (haystack.includes(` ${needle}`)) return wordStart;
  if (haystack.includes(needle)) return contains;
  return other;
}

/** The order of search results: relevance falling, then name. */
export function byRelevance(query: string) {
  // Sorting looks at each title many times.
  const scores = new Map<string, number>();
  const score = (title: string): number => {
    const known = scores.get(title) ?? relevance(title, query);
    scores.set(title, known);
    return known;
  };
  return (a: { readonly title: string }, b: { readonly title: string }): number =>
    score(b.title) - score(a.title) || alphabet.compare(a.title, b.title);
}
