import { editDistance } from './editDistance.ts';
import { inDigits, otherWritings } from './numerals.ts';
import { at, compareTexts, type SearchIndex } from './SearchIndex.ts';
import { costs } from './scores.ts';
import { isKanaOrKanji } from './searchWords.ts';

/** Neighbouring words of the vocabulary that a word of a query stands for, from `first` up to but without `end`. */
export interface WordRange {
  readonly first: number;
  readonly end: number;
  /** How much worse a name is with such a word than with the word of the query itself. */
  readonly cost: number;
}

/** A word this long is also compared as a prefix where it is not the last of the query. */
const prefixLength = 4;
/** Too many words differ from a shorter one by one character. */
const shortestSimilar = 4;
const shortestInside = 2;
const shortestSimilarPrefix = 5;
/** Words from this length on may have two mistakes. */
const twoMistakesLength = 8;

type Vocabulary = Pick<SearchIndex, 'vocabulary' | 'postingStarts'>;

/** The place of the first word that is not before `word`. */
function placeOf({ vocabulary }: Vocabulary, word: string): number {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareTexts(vocabulary[middle] ?? '', word) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of places at which names have a word; 0 if it is not in the vocabulary. */
export function countOf(index: Vocabulary, word: string): number {
  const place = placeOf(index, word);
  return index.vocabulary[place] === word ? namesIn(index, { first: place, end: place + 1 }) : 0;
}

/** The number of places at which names have a word of a range. */
export function namesIn({ postingStarts }: Vocabulary, { first, end }: Omit<WordRange, 'cost'>): number {
  return at(postingStarts, end) - at(postingStarts, first);
}

/**
 * The word itself, a number in another writing, and words that begin with it, which the last word of a query may be typed to. The
 * ranges are sorted and do not overlap.
 */
export function equalWords(index: Vocabulary, word: string, isLast: boolean): WordRange[] {
  const ranges: WordRange[] = [];
  for (const writing of [word, ...otherWritings(word)]) {
    const place = placeOf(index, writing);
    if (index.vocabulary[place] === writing) ranges.push({ first: place, end: place + 1, cost: 0 });
  }
  if (isLast || word.length >= prefixLength) {
    const { first, end } = rangeOfPrefix(index, word);
    // A word is sorted right before those that begin with it.
    const longer = index.vocabulary[first] === word ? first + 1 : first;
    if (end > longer) ranges.push({ first: longer, end, cost: isLast ? costs.lastPrefix : costs.prefix });
  }
  return ranges.sort(byPlace);
}

const byPlace = (a: WordRange, b: WordRange) => a.first - b.first;

/** The words that begin with a text. */
function rangeOfPrefix(index: Vocabulary, prefix: string) {
  return { first: placeOf(index, prefix), end: placeOf(index, `${prefix}\uffff`) };
}

/** Like `equalWords`, with the words that differ by one or two mistakes, at least one of the first two characters being right. */
export function similarWords(index: Vocabulary, word: string, isLast: boolean): WordRange[] {
  if (word.length < shortestSimilar || isKanaOrKanji(word)) return equalWords(index, word, isLast);
  const max = word.length >= twoMistakesLength ? 2 : 1;
  const mayBePrefix = isLast && word.length >= shortestSimilarPrefix;
  const similar: WordRange[] = [];
  for (const { first, end } of similarBeginnings(index, word))
    for (let place = first; place < end; place++) {
      const cost = similarityCost(word, index.vocabulary[place] ?? '', max, mayBePrefix);
      if (cost !== undefined) similar.push({ first: place, end: place + 1, cost });
    }
  return addRanges(equalWords(index, word, isLast), similar);
}

/** Like `equalWords`, with the words that contain the word. */
export function containingWords(index: Vocabulary, word: string, isLast: boolean): WordRange[] {
  if (word.length < shortestInside || isKanaOrKanji(word)) return equalWords(index, word, isLast);
  const containing: WordRange[] = [];
  for (const [place, other] of index.vocabulary.entries())
    if (other.indexOf(word, 1) > 0) containing.push({ first: place, end: place + 1, cost: costs.inside });
  return addRanges(equalWords(index, word, isLast), containing);
}

/** Adds the ranges of single words that are in none of the others. */
function addRanges(ranges: readonly WordRange[], words: readonly WordRange[]): WordRange[] {
  const added = words.filter(
    ({ first: place }) => !ranges.some(({ first, end }) => place >= first && place < end),
  );
  return [...ranges, ...added].sort(byPlace);
}

/** The ranges of words that begin with one of the first two characters of a word, or have its first one in the second place. */
function similarBeginnings(index: Vocabulary, word: string) {
  const beginnings = [...new Set(word.slice(0, 2))];
  const others = [...letters]
    .filter((letter) => !beginnings.includes(letter))
    .map((letter) => letter + word[0]);
  return [...beginnings, ...others].map((beginning) => rangeOfPrefix(index, beginning));
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

function similarityCost(word: string, other: string, max: number, mayBePrefix: boolean): number | undefined {
  const isLonger = other.length > word.length + max;
  if (other.length < word.length - max || (isLonger && !mayBePrefix)) return undefined;
  const mistakes = isLonger ? max + 1 : editDistance(word, other, max);
  if (mistakes <= max) return costs.similar(mistakes);
  if (!mayBePrefix) return undefined;
  const mistakesOfPrefix = editDistance(word, other, max, true);
  return mistakesOfPrefix <= max ? costs.similarPrefix(mistakesOfPrefix) : undefined;
}

/**
 * A word cut into known words, such as 'one', 'punch' and 'man' for 'onepunchman': the fewest and most frequent ones. `count`
 * returns how often names have a word. Undefined if it cannot be cut.
 */
export function cutWord(count: (word: string) => number, word: string): string[] | undefined {
  const length = word.length;
  if (length < shortestCut || length > longestCut) return undefined;
  const best: ({ readonly cost: number; readonly start: number } | undefined)[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= length; end++)
    for (let start = Math.max(0, end - longestPart); start < end; start++) {
      const before = best[start];
      if (!before || (start === 0 && end === length)) continue;
      const part = word.slice(start, end);
      const frequency = count(part);
      if (frequency === 0) continue;
      const isShort = part.length < shortestCut && inDigits(part) === part && !/^\d/.test(part);
      const cost = before.cost + (isShort ? shortPartCost : partCost) - Math.log(frequency) * frequencyGain;
      const known = best[end];
      if (!known || cost < known.cost) best[end] = { cost, start };
    }
  if (!best[length]) return undefined;
  const parts: string[] = [];
  for (let end = length; end > 0; end = best[end]?.start ?? 0)
    parts.unshift(word.slice(best[end]?.start, end));
  return parts;
}

const shortestCut = 3;
const longestCut = 40;
const longestPart = 16;
const partCost = 3;
const shortPartCost = 7;
const frequencyGain = 0.2;
