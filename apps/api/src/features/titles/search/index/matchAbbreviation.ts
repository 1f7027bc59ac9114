import { articles, isNumber, minorWords, wordOf } from './abbreviations.ts';
import { addHit, type Hits } from './Hits.ts';
import { inDigits } from './numerals.ts';
import { at, type SearchIndex } from './SearchIndex.ts';
import { costs, scores } from './scores.ts';
import type { Segment } from './segments.ts';

const shortest = 2;
const longest = 8;

/** Adds the titles of which the first word of a query is an abbreviation ('botw', 'ff7', 'gta 5'); its other words may follow. */
export function matchAbbreviation(segment: Segment, query: readonly string[], hits: Hits): void {
  const { index, abbreviations } = segment;
  const [abbreviation = '', ...rest] = query;
  if (abbreviation.length < shortest || abbreviation.length > longest) return;
  for (const name of abbreviations.get(abbreviation.slice(0, 2)) ?? []) {
    const start = at(index.nameStarts, name);
    const end = at(index.nameStarts, name + 1);
    const quality = bestQuality(index, { abbreviation, rest }, start, end);
    if (quality !== undefined) addHit(segment, hits, name, quality);
  }
}

interface AbbreviatedQuery {
  readonly abbreviation: string;
  readonly rest: readonly string[];
}

function bestQuality(
  index: SearchIndex,
  { abbreviation, rest }: AbbreviatedQuery,
  start: number,
  end: number,
): number | undefined {
  for (let first = start; first < end - 1; first++) {
    if (wordAt(index, first).charCodeAt(0) !== abbreviation.charCodeAt(0)) continue;
    const next =
      endOf(index, abbreviation, first, end, false) ?? endOf(index, abbreviation, first, end, true);
    if (next === undefined || !rest.every((word) => follows(index, word, next, end))) continue;
    const isAtStart = first === start || (first === start + 1 && articles.has(wordAt(index, start)));
    const extraWords = Math.max(0, end - next - rest.length);
    return (
      scores.abbreviation -
      (isAtStart ? 0 : costs.subtitleAbbreviation) -
      Math.min(costs.extraWords, extraWords * costs.wordAfterAbbreviation)
    );
  }
  return undefined;
}

/** The place after the words whose first letters are the abbreviation; numbers are written out. Undefined if they are not. */
function endOf(
  index: SearchIndex,
  abbreviation: string,
  first: number,
  end: number,
  leavesOutMinorWords: boolean,
): number | undefined {
  let letters = 0;
  let place = first;
  for (; place < end && letters < abbreviation.length; place++) {
    const word = wordAt(index, place);
    if (leavesOutMinorWords && place > first && minorWords.has(word)) continue;
    const number = inDigits(word);
    if (isNumber(number) && abbreviation.startsWith(number, letters)) letters += number.length;
    else if (!isNumber(word) && word.charCodeAt(0) === abbreviation.charCodeAt(letters)) letters++;
    else return undefined;
  }
  return letters === abbreviation.length && place - first >= shortest ? place : undefined;
}

function follows(index: SearchIndex, word: string, place: number, end: number): boolean {
  for (let next = place; next < end; next++) {
    const other = wordAt(index, next);
    if (other.startsWith(word) || inDigits(other) === inDigits(word)) return true;
  }
  return false;
}

function wordAt(index: SearchIndex, place: number): string {
  return wordOf(index, at(index.words, place));
}
