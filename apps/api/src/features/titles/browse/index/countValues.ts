import type { BrowseSegment } from './BrowseSegment.ts';
import { addBit, type Bits, countBits, emptyBits, forEachBit, hasBit } from './bits.ts';
import type { FacetValues } from './FacetValues.ts';

/** The titles of a segment that have at least one of the values. */
export function titlesWith({ size, titles, titleStarts }: BrowseSegment, values: readonly number[]): Bits {
  const bits = emptyBits(size);
  for (const value of values)
    for (let index = titleStarts[value] ?? 0; index < (titleStarts[value + 1] ?? 0); index++)
      addBit(bits, titles[index] ?? 0);
  return bits;
}

/**
 * Adds the number of the titles in `matching` to `counts` for each value of the facets; the counts of other facets are undefined
 * afterwards. Reads the values of the matching titles, or the titles of the values where these are fewer.
 */
export function countValues(
  segment: BrowseSegment,
  matching: Bits,
  known: FacetValues,
  facets: readonly number[],
  counts: Uint32Array,
): void {
  const { size, titles, titleStarts, valueStarts, values } = segment;
  const numbers = facets.map((facet) => known.numbers[facet] ?? []);
  const listed = numbers.reduce((sum, ofFacet) => sum + countTitles(segment, ofFacet), 0);
  if (countBits(matching) * (values.length / size) < listed) {
    forEachBit(matching, (title) => {
      const end = valueStarts[title + 1] ?? 0;
      for (let index = valueStarts[title] ?? 0; index < end; index++) {
        const value = values[index] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    });
    return;
  }
  for (const ofFacet of numbers)
    for (const value of ofFacet) {
      const end = titleStarts[value + 1] ?? 0;
      let count = counts[value] ?? 0;
      for (let index = titleStarts[value] ?? 0; index < end; index++)
        if (hasBit(matching, titles[index] ?? 0)) count += 1;
      counts[value] = count;
    }
}

function countTitles({ titleStarts }: BrowseSegment, values: readonly number[]): number {
  // A value without an end is newer than the segment.
  return values.reduce(
    (sum, value) => sum + Math.max(0, (titleStarts[value + 1] ?? 0) - (titleStarts[value] ?? 0)),
    0,
  );
}
