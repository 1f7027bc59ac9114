import type { SearchTitle } from './SearchIndex.ts';
import { searchWords } from './searchWords.ts';

/** A title at this place of a list of the most popular ones is as unpopular as one that is in no list. */
const lastRank = 100_000;

/** A title for the index, by its place among the most popular ones (null: unknown) and its names, the shown one first. */
export function createSearchTitle(
  id: string,
  rank: number | null,
  names: readonly string[],
  isAdult = false,
): SearchTitle {
  return { id, popularity: popularityOf(rank), isAdult, names: distinctNames(names) };
}

/** From 1, the first title, to 0. Twice the rank makes the same difference everywhere. */
function popularityOf(rank: number | null): number {
  return rank === null ? 0 : Math.max(0, 1 - Math.log(rank) / Math.log(lastRank));
}

function distinctNames(names: readonly string[]): string[][] {
  const distinct = new Map<string, string[]>();
  for (const name of names) {
    const words = searchWords(name);
    if (words.length > 0) distinct.set(words.join(' '), words);
  }
  return [...distinct.values()];
}
