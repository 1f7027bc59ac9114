import { inDigits } from './numerals.ts';
import { at, type SearchIndex } from './SearchIndex.ts';

/** Abbreviations are indexed for the most popular names only. */
const indexedNames = 30_000;

export const articles: ReadonlySet<string> = new Set(['the', 'a', 'an']);
/** Words that many abbreviations leave out. */
export const minorWords: ReadonlySet<string> = new Set([
  ...articles,
  ...['of', 'and', 'in', 'to', 'on', 'at', 'no', 'wa', 'ga', 'ni', 'wo'],
]);

/** The names, sorted, that an abbreviation may stand for, by its first two characters. */
export type Abbreviations = ReadonlyMap<string, readonly number[]>;

/** Indexes the names by the first two characters of all abbreviations of their words. */
export function createAbbreviations(index: SearchIndex): Abbreviations {
  const abbreviations = new Map<string, number[]>();
  const count = Math.min(indexedNames, index.titleOfName.length);
  for (let name = 0; name < count; name++) {
    const start = at(index.nameStarts, name);
    const end = at(index.nameStarts, name + 1);
    for (const key of keysOf(Array.from(index.words.subarray(start, end), (word) => wordOf(index, word)))) {
      const names = abbreviations.get(key);
      if (names) names.push(name);
      else abbreviations.set(key, [name]);
    }
  }
  return abbreviations;
}

/** The first two characters of each abbreviation of two or more neighbouring words. */
function keysOf(words: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (let first = 0; first + 1 < words.length; first++) {
    const word = words[first] ?? '';
    const major = words.findIndex((other, place) => place > first && !minorWords.has(other));
    const followers = [words[first + 1], words[major]].flatMap((other) => beginningsOf(other ?? ''));
    // A number is written out, so that its second digit may be the second character.
    if (isNumber(word) && word.length > 1) keys.add(word.slice(0, 2));
    else for (const follower of followers) keys.add(word.charAt(0) + follower);
  }
  return keys;
}

/** The characters by which an abbreviation may stand for a word; a roman numeral is also written in digits. */
function beginningsOf(word: string): string[] {
  return word === '' ? [] : [word.charAt(0), inDigits(word).charAt(0)];
}

/** The word with a number in the vocabulary. */
export function wordOf(index: SearchIndex, word: number): string {
  return index.vocabulary[word] ?? '';
}

export function isNumber(word: string): boolean {
  return word.charCodeAt(0) >= 48 && word.charCodeAt(0) <= 57;
}
