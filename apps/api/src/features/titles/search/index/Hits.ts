import { at } from './SearchIndex.ts';
import { costs, scores } from './scores.ts';
import type { Segment } from './segments.ts';

/** The best score of each title of a segment found so far, by its number in the index. */
export type Hits = Map<number, number>;

/** Adds the title of a name, or raises its score. */
export function addHit({ index, isReplaced }: Segment, hits: Hits, name: number, quality: number): void {
  const title = at(index.titleOfName, name);
  if (isReplaced[title] === 1) return;
  const score =
    quality -
    (at(index.isShown, name) === 1 ? 0 : costs.otherName) +
    at(index.popularities, title) * scores.popularity;
  if (score > (hits.get(title) ?? Number.NEGATIVE_INFINITY)) hits.set(title, score);
}
