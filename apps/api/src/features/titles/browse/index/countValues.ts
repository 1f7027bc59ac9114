import { type BrowseSegment, frequentLimit } from './BrowseSegment.ts';
import { addBit, type Bits, countBits, countCommon, emptyBits, hasBit } from './bits.ts';
import type { FacetValues } from './FacetValues.ts';

/** The titles of a segment that have at least one of the values; the result must not be changed. */
export function titlesWith(segment: BrowseSegment, values: readonly number[]): Bits {
  const { size, titles, titleStarts, frequent } = segment;
  const [first = -1, ...others] = values;
  const known = others.length === 0 && frequent.get(first);
  if (known) return known;
  const bits = emptyBits(size);
  for (const value of values)
    for (let index = titleStarts[value] ?? 0; index < (titleStarts[value + 1] ?? 0); index++)
      addBit(bits, titles[index] ?? 0);
  return bits;
}

/**
 * Adds the number of the titles in `matching` to `counts` for each value of the facets; the counts of other facets are undefined
 * afterwards. Reads the values of the matching titles, or the titles of the values, whichever takes less time.
 */
export function countValues(
  segment: BrowseSegment,
  matching: Bits,
  known: FacetValues,
  facets: readonly number[],
  counts: Uint32Array,
): void {
  const numbers = facets.map((facet) => known.numbers[facet] ?? []);
  const limit = frequentLimit(segment.size);
  if (takesLessByTitle(segment, matching, numbers)) {
    countByTitle(segment, matching, counts);
    return;
  }
  for (const ofFacet of numbers)
    for (const value of ofFacet) {
      const bits = countTitles(segment, value) > limit ? segment.frequent.get(value) : undefined;
      const count = bits ? countCommon(matching, bits) : countListed(segment, matching, value);
      counts[value] = (counts[value] ?? 0) + count;
    }
}

/** Whether reading the values of the matching titles takes less time than reading the titles of these values. */
function takesLessByTitle(
  segment: BrowseSegment,
  matching: Bits,
  numbers: readonly (readonly number[])[],
): boolean {
  const { size, values } = segment;
  const limit = frequentLimit(size);
  const byTitle = countBits(matching) * (values.length / size);
  let byValue = 0;
  for (const ofFacet of numbers)
    for (const value of ofFacet) {
      const length = countTitles(segment, value);
      byValue += length > limit ? matching.length : length;
      if (byValue > byTitle) return true;
    }
  return false;
}

/** Without a function for each title, which would take half as long again. */
function countByTitle({ valueStarts, values }: BrowseSegment, matching: Bits, counts: Uint32Array): void {
  for (let index = 0; index < matching.length; index++)
    for (let word = matching[index] ?? 0; word !== 0; word &= word - 1) {
      const title = index * 32 + 31 - Math.clz32(word & -word);
      const end = valueStarts[title + 1] ?? 0;
      for (let place = valueStarts[title] ?? 0; place < end; place++) {
        const value = values[place] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
}

function countListed({ titles, titleStarts }: BrowseSegment, matching: Bits, value: number): number {
  const end = titleStarts[value + 1] ?? 0;
  let count = 0;
  for (let index = titleStarts[value] ?? 0; index < end; index++)
    if (hasBit(matching, titles[index] ?? 0)) count += 1;
  return count;
}

function countTitles({ titleStarts }: BrowseSegment, value: number): number {
  // A value without an end is newer than the segment.
  return Math.max(0, (titleStarts[value + 1] ?? 0) - (titleStarts[value] ?? 0));
}
