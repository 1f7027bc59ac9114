import type { Facet } from '@gildshelf/api-client/contract';
import type { Choices, Counts } from './index/BrowseIndex.ts';
import type { FacetValues } from './index/FacetValues.ts';

/** A facet with more values has only the most frequent ones in a response, and the chosen ones. */
const maxValues = 50;
/** The years of a century and a half. */
const maxPeriods = 150;

/**
 * The facets of a response: those of which `visible`, the titles of each value that the viewer may see, has any. A small facet has all
 * of its values, a large one only those that titles have together with the chosen values of the other facets.
 */
export function presentFacets(
  known: FacetValues,
  visible: Uint32Array,
  choices: Choices,
  { byFacet }: Counts,
): Facet[] {
  return known.facets.flatMap(({ name, label, kind, unit = null, isHidden }, facet) => {
    const numbers = known.numbers[facet]?.filter((value) => visible[value]) ?? [];
    if (isHidden || numbers.length === 0) return [];
    const counts = byFacet[facet] ?? new Uint32Array();
    const chosen = choices.get(facet) ?? [];
    const limit = kind === 'period' ? maxPeriods : maxValues;
    const shown =
      numbers.length <= limit ? numbers : [...new Set([...chosen, ...mostFrequent(numbers, counts, limit)])];
    const values = shown.map((value) => ({
      value: known.text(value),
      count: counts[value] ?? 0,
      is_chosen: chosen.includes(value),
    }));
    return [{ name, label, kind, unit, values: values.sort(comparators[kind]) }];
  });
}

type FacetValue = Facet['values'][number];

const byText = ({ value: a }: FacetValue, { value: b }: FacetValue) => (a < b ? -1 : Number(a > b));
const byNumber = (a: FacetValue, b: FacetValue) => Number.parseFloat(a.value) - Number.parseFloat(b.value);
const descending = (a: FacetValue, b: FacetValue) => byNumber(b, a);

const comparators: Readonly<Record<Facet['kind'], (a: FacetValue, b: FacetValue) => number>> = {
  list: (a, b) => b.count - a.count || byText(a, b),
  period: descending,
  range: byNumber,
  minimum: descending,
};

/** The `limit` values with the highest counts, without those of no titles. */
function mostFrequent(values: readonly number[], counts: Uint32Array, limit: number): readonly number[] {
  const found: number[] = [];
  const countOf = (value: number | undefined) => (value === undefined ? 0 : (counts[value] ?? 0));
  for (const value of values) {
    const count = countOf(value);
    if (count <= (found.length < limit ? 0 : countOf(found.at(-1)))) continue;
    let place = found.length;
    while (place > 0 && countOf(found[place - 1]) < count) place -= 1;
    found.splice(place, 0, value);
    if (found.length > limit) found.pop();
  }
  return found;
}
