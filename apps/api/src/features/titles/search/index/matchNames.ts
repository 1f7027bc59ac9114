import { articles } from './abbreviations.ts';
import { addHit, type Hits } from './Hits.ts';
import { at, type SearchIndex } from './SearchIndex.ts';
import { costs, scores } from './scores.ts';
import { isKanaOrKanji } from './searchWords.ts';
import type { Segment } from './segments.ts';
import { namesIn, type WordRange } from './wordRanges.ts';

/**
 * Of a word or a prefix that more names have, such as a single letter, about this many of the most popular names are compared, and all
 * that consist of the words of the query.
 */
const comparedNames = 10_000;

/** A word of a query with the words of the vocabulary that it stands for, sorted and without overlaps. */
export interface QueryWord {
  readonly word: string;
  readonly ranges: readonly WordRange[];
}

/** Adds the titles with a name that has all words of the query, each at another place. */
export function matchNames(segment: Segment, query: readonly QueryWord[], base: number, hits: Hits): void {
  const { index } = segment;
  const byRarity = query
    .map(({ ranges }) => ({ ranges, count: ranges.reduce((sum, range) => sum + namesIn(index, range), 0) }))
    .sort((a, b) => a.count - b.count);
  const [rarest, ...others] = byRarity;
  if (!rarest || rarest.count === 0) return;
  const mustBeAdjacent = query.some(({ word }) => isKanaOrKanji(word));
  const places: number[] = query.map(() => -1);
  const popularNames = (index.titleOfName.length * comparedNames) / rarest.count;
  for (const { first, end, cost: rangeCost } of rarest.ranges) {
    const last = at(index.postingStarts, end);
    for (let entry = at(index.postingStarts, first); entry < last; entry++) {
      const name = at(index.postings, entry);
      if (name >= popularNames && (rangeCost > 0 || lengthOf(index, name) !== query.length)) continue;
      if (!others.every(({ ranges }) => hasWord(index, name, ranges))) continue;
      const cost = findPlaces(index, query, name, places);
      if (cost === undefined) continue;
      const position = positionOf(index, name, places);
      if (mustBeAdjacent && !position.isAdjacent) continue;
      addHit(segment, hits, name, qualityOf(position, cost, base));
    }
  }
}

function lengthOf({ nameStarts }: SearchIndex, name: number): number {
  return at(nameStarts, name + 1) - at(nameStarts, name);
}

function hasWord(index: SearchIndex, name: number, ranges: readonly WordRange[]): boolean {
  const end = at(index.nameStarts, name + 1);
  for (let place = at(index.nameStarts, name); place < end; place++)
    if (costOf(at(index.words, place), ranges) !== Number.POSITIVE_INFINITY) return true;
  return false;
}

/** Fills `places` with the places of the words of a query in a name; returns their cost, or undefined if a word is missing. */
function findPlaces(
  index: SearchIndex,
  query: readonly QueryWord[],
  name: number,
  places: number[],
): number | undefined {
  const start = at(index.nameStarts, name);
  const end = at(index.nameStarts, name + 1);
  let total = 0;
  for (let number = 0; number < query.length; number++) {
    const ranges = query[number]?.ranges ?? [];
    const expected = number === 0 ? start : at(places, number - 1) + 1;
    let best = Number.POSITIVE_INFINITY;
    let bestPlace = -1;
    for (let place = start; place < end; place++) {
      const cost = costOf(at(index.words, place), ranges);
      // Of two equally good places, the one right after the word before.
      if (cost === Number.POSITIVE_INFINITY || cost > best || (cost === best && place !== expected)) continue;
      if (isTaken(places, number, place)) continue;
      best = cost;
      bestPlace = place;
    }
    if (bestPlace < 0) return undefined;
    places[number] = bestPlace;
    total += best;
  }
  return total;
}

function isTaken(places: readonly number[], count: number, place: number): boolean {
  for (let number = 0; number < count; number++) if (places[number] === place) return true;
  return false;
}

/** The cost of the range that contains a word; infinite if there is none. */
function costOf(word: number, ranges: readonly WordRange[]): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle] as WordRange).end <= word) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range && range.first <= word ? range.cost : Number.POSITIVE_INFINITY;
}

interface Position {
  readonly isAdjacent: boolean;
  readonly isInOrder: boolean;
  /** Whether the name begins with the query, apart from an article. */
  readonly isAtStart: boolean;
  /** The number of words of the name that are not in the query, without an article before it. */
  readonly extraWords: number;
}

function positionOf(index: SearchIndex, name: number, places: readonly number[]): Position {
  const start = at(index.nameStarts, name);
  const skipped = at(places, 0) - start;
  const firstWord = index.vocabulary[at(index.words, start)] ?? '';
  const isAtStart = skipped === 0 || (skipped === 1 && articles.has(firstWord));
  const length = at(index.nameStarts, name + 1) - start;
  return {
    isAdjacent: places.every((place, number) => number === 0 || place === at(places, number - 1) + 1),
    isInOrder: places.every((place, number) => number === 0 || place > at(places, number - 1)),
    isAtStart,
    extraWords: length - places.length - (isAtStart ? skipped : 0),
  };
}

function qualityOf(
  { isAdjacent, isInOrder, isAtStart, extraWords }: Position,
  cost: number,
  base: number,
): number {
  const quality = base - cost;
  if (isAdjacent && isAtStart) return quality + startScore(extraWords, cost, base) - scores.words;
  return (
    quality - (isInOrder ? 0 : costs.otherOrder) - Math.min(costs.extraWords, extraWords * costs.extraWord)
  );
}

function startScore(extraWords: number, cost: number, base: number): number {
  if (extraWords > 0) return scores.prefix;
  if (cost === 0) return scores.exact;
  // While the last word is being typed, popularity decides; a whole name with mistakes is better than the beginning of another.
  return base < scores.words ? scores.nearlyExact : scores.prefix;
}
