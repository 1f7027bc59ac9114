import { type CollectionCounts, type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { CollectionFilter } from '../../../config/CollectionIndex.ts';
import type { FacetValues } from '../browse/index/FacetValues.ts';
import { presentFacets } from '../browse/presentFacets.ts';
import type { CollectedTitles } from './CollectedTitles.ts';
import { hidden, type Matches, matchesExcept, parts } from './matchTitles.ts';

/** The numbers of the titles that a filter finds; each part of it is counted without itself. */
export function countMatches(
  type: MediaType,
  titles: CollectedTitles,
  filter: CollectionFilter,
  values: FacetValues,
  matches: Matches,
): CollectionCounts {
  const { rows, size } = titles;
  const statuses = new Map<string, number>(mediaTypes[type].statuses.map((status) => [status, 0]));
  const own = new Uint32Array(values.size);
  const counts = new Uint32Array(values.size);
  const numbers = { total: 0, favourite: 0, unrated: 0, undated: 0 };
  for (let number = 0; number < size; number++) {
    const missed = matches.missed[number] ?? 0;
    const row = rows[number];
    const facts = titles.factsOf(number);
    if (missed !== hidden) for (const value of facts.values) own[value] = (own[value] ?? 0) + 1;
    if (missed > 1 || !row) continue;
    const matchesWithout = (part: number) => matchesExcept(matches, number, part);
    if (missed === 0) numbers.total += 1;
    if (row.is_favourite === 1 && matchesWithout(parts.favourite)) numbers.favourite += 1;
    if (row.rating === 0 && matchesWithout(parts.unrated)) numbers.unrated += 1;
    if (!titles.isDated(number) && matchesWithout(parts.undated)) numbers.undated += 1;
    if (matchesWithout(parts.status)) statuses.set(row.status, (statuses.get(row.status) ?? 0) + 1);
    for (const value of facts.values)
      if (missed === 0 || matchesWithout(parts.firstFacet + values.facetOf(value)))
        counts[value] = (counts[value] ?? 0) + 1;
  }
  const choices = new Map(
    values.facets.map(({ name }, facet) => [
      facet,
      (filter.facets[name] ?? []).flatMap((text) => values.find(facet, text) ?? []),
    ]),
  );
  const byFacet = values.facets.map(() => counts);
  return {
    ...numbers,
    statuses: [...statuses].map(([value, count]) => ({ value, count })),
    tags: tagCounts(titles, matches),
    facets: presentFacets(values, own, choices, { total: numbers.total, byFacet }),
  };
}

/** By name. */
function tagCounts(titles: CollectedTitles, matches: Matches) {
  const counts = [...titles.tags].map(([value, numbers]) => ({
    value,
    count: numbers.filter((number) => matchesExcept(matches, number, parts.tag)).length,
  }));
  return counts.sort((a, b) => (a.value < b.value ? -1 : 1));
}
