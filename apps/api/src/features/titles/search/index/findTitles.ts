import { limits } from '@gildshelf/api-client/contract';
import { type Viewer, visitor } from '../../../../platform/titles/visibleTitles.ts';
import type { Hits } from './Hits.ts';
import { matchAbbreviation } from './matchAbbreviation.ts';
import { matchNames } from './matchNames.ts';
import { compareTexts, type SearchIndex } from './SearchIndex.ts';
import { scores } from './scores.ts';
import type { Segment } from './segments.ts';
import { containingWords, countOf, cutWord, equalWords, similarWords, type WordRange } from './wordRanges.ts';

/** A later stage runs only if the ones before found fewer titles. */
const enoughTitles = limits.searchResultsPerMediaType;
/** Only words shorter than this are joined with a neighbour where mistakes are allowed. */
const shortWord = 5;

/** A found title; the higher the score, the better. */
export interface Hit {
  readonly id: string;
  readonly score: number;
  readonly popularity: number;
}

/**
 * The `limit` best titles that a viewer may see for the words of a query, best first; of equally good ones the more popular. Stages that forgive more run
 * only if too few titles match.
 */
export function findTitles(
  segments: readonly Segment[],
  words: readonly string[],
  limit: number,
  viewer = visitor,
): Hit[] {
  const best: Hit[] = [];
  if (words.length === 0) return best;
  for (const [place, hits] of runStages(segments, words, viewer).entries()) {
    const { ids = [], popularities = [], isAdult = [] } = segments[place]?.index ?? {};
    for (const [title, score] of hits) {
      if (isAdult[title] === 1 && !viewer.seesAdultTitles) continue;
      const last = best[limit - 1];
      if (last && score < last.score) continue;
      const hit = { id: ids[title] ?? '', score, popularity: popularities[title] ?? 0 };
      if (last && compareHits(hit, last) > 0) continue;
      best.splice(best.findLastIndex((other) => compareHits(other, hit) < 0) + 1, 0, hit);
      if (best.length > limit) best.pop();
    }
  }
  return best;
}

/** The ids of all titles that the same stages find and a viewer may see. */
export function* idsOfMatches(
  segments: readonly Segment[],
  words: readonly string[],
  viewer: Viewer,
): Generator<string> {
  if (words.length === 0) return;
  for (const [place, hits] of runStages(segments, words, viewer).entries()) {
    const { ids = [], isAdult = [] } = segments[place]?.index ?? {};
    for (const title of hits.keys())
      if (viewer.seesAdultTitles || isAdult[title] !== 1) yield ids[title] ?? '';
  }
}

/** Sorts the better title first; of equally good ones the more popular one, then by id. */
function compareHits(a: Hit, b: Hit): number {
  return b.score - a.score || b.popularity - a.popularity || compareTexts(a.id, b.id);
}

/** Whether the stages that allow no mistakes find enough titles, so that the more expensive ones do not run. */
export function isFoundExactly(segments: readonly Segment[], words: readonly string[]): boolean {
  return isEnough(matchExactly(segments, words), visitor);
}

/** The found titles of each segment. */
function runStages(segments: readonly Segment[], words: readonly string[], viewer: Viewer): readonly Hits[] {
  const found = matchExactly(segments, words);
  if (!isEnough(found, viewer)) matchSimilar(found, words, viewer);
  return found.map(({ hits }) => hits);
}

interface FoundInSegment {
  readonly segment: Segment;
  readonly hits: Hits;
}

/** Whether a viewer may see enough of the found titles. */
function isEnough(found: readonly FoundInSegment[], { seesAdultTitles }: Viewer): boolean {
  let count = 0;
  for (const { segment, hits } of found)
    for (const title of hits.keys())
      if ((seesAdultTitles || segment.index.isAdult[title] !== 1) && ++count >= enoughTitles) return true;
  return false;
}

function matchExactly(segments: readonly Segment[], words: readonly string[]): readonly FoundInSegment[] {
  const found = segments.map((segment) => ({ segment, hits: new Map() as Hits }));
  match(found, words, equalWords, scores.words);
  for (const { segment, hits } of found) matchAbbreviation(segment, words, hits);
  const joined = words.length > 2 ? [...joinedPairs(words), [words.join('')]] : joinedPairs(words);
  for (const other of [...joined, ...cutWords(segments, words)])
    match(found, other, equalWords, scores.joined);
  return found;
}

function matchSimilar(found: readonly FoundInSegment[], words: readonly string[], viewer: Viewer): void {
  const similar = rememberRanges(similarWords);
  match(found, words, similar, scores.similar);
  // Comparing the whole vocabulary takes a millisecond per word.
  if (words.length === 1) match(found, words, containingWords, scores.similar);
  for (const other of joinedPairs(words, shortWord)) match(found, other, similar, scores.similarJoined);
  if (isEnough(found, viewer) || words.length < 3) return;
  for (const missing of words.keys()) match(found, words.toSpliced(missing, 1), equalWords, scores.partial);
}

function match(
  found: readonly FoundInSegment[],
  query: readonly string[],
  wordsFor: WordsFor,
  base: number,
): void {
  const last = query.length - 1;
  for (const { segment, hits } of found) {
    const ranges = query.map((word, number) => ({
      word,
      ranges: wordsFor(segment.index, word, number === last),
    }));
    matchNames(segment, ranges, base, hits);
  }
}

type WordsFor = (index: SearchIndex, word: string, isLast: boolean) => WordRange[];

/** Finds the same words of an index once. */
function rememberRanges(find: WordsFor): WordsFor {
  const found = new Map<SearchIndex, Map<string, ReturnType<WordsFor>>>();
  return (index, word, isLast) => {
    const ofIndex = found.get(index) ?? new Map<string, ReturnType<WordsFor>>();
    found.set(index, ofIndex);
    const key = `${word} ${isLast}`;
    const ranges = ofIndex.get(key) ?? find(index, word, isLast);
    ofIndex.set(key, ranges);
    return ranges;
  };
}

/** The query with two neighbouring words joined, for each pair of which one is shorter than `below`. */
function joinedPairs(words: readonly string[], below = Number.POSITIVE_INFINITY): string[][] {
  return words.slice(1).flatMap((second, place) => {
    const first = words[place] ?? '';
    return Math.min(first.length, second.length) < below ? [words.toSpliced(place, 2, first + second)] : [];
  });
}

/** The query with its words cut into known ones, if any can be. */
function cutWords(segments: readonly Segment[], words: readonly string[]): string[][] {
  const count = (word: string) => segments.reduce((sum, { index }) => sum + countOf(index, word), 0);
  const parts = words.map((word) => cutWord(count, word) ?? [word]);
  return parts.some(({ length }) => length > 1) ? [parts.flat()] : [];
}
