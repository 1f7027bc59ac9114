import { type Abbreviations, createAbbreviations } from './abbreviations.ts';
import { createSearchIndex, type SearchIndex, type SearchTitle, titlesOf } from './SearchIndex.ts';

/** A part of the titles of a media type, which were indexed together. */
export interface Segment {
  readonly index: SearchIndex;
  readonly abbreviations: Abbreviations;
  /** 1 for each title that is not found in this segment, because it is also in a later one or was deleted. */
  readonly isReplaced: Uint8Array;
}

/** A segment is merged with the next one unless it is at least this many times as large. */
const growth = 4;

/**
 * Adds titles as a further segment, which replace the same ones in earlier segments. Segments of similar size are merged, so that
 * each title is indexed a few times only.
 */
export function addSegment(segments: readonly Segment[], titles: readonly SearchTitle[]): readonly Segment[] {
  if (titles.length === 0) return segments;
  removeTitles(segments, new Set(titles.map(({ id }) => id)));
  const remaining = [...segments];
  const merged = [...titles];
  for (
    let last = remaining.at(-1);
    last && last.index.ids.length < growth * merged.length;
    last = remaining.at(-1)
  ) {
    remaining.pop();
    merged.push(...currentTitles(last));
  }
  const index = createSearchIndex(merged);
  const isReplaced = new Uint8Array(index.ids.length);
  return [...remaining, { index, abbreviations: createAbbreviations(index), isReplaced }];
}

/** Search no longer finds these titles in the segments. */
export function removeTitles(segments: readonly Segment[], removed: ReadonlySet<string>): void {
  for (const { index, isReplaced } of segments)
    for (const [title, id] of index.ids.entries()) if (removed.has(id)) isReplaced[title] = 1;
}

function* currentTitles({ index, isReplaced }: Segment): Generator<SearchTitle> {
  let number = 0;
  for (const title of titlesOf(index)) if (isReplaced[number++] !== 1) yield title;
}
