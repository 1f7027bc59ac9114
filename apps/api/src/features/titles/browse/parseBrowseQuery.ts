import { type BrowseQuery, type BrowseSort, browseSorts } from '@gildshelf/api-client/contract';
import type { FacetValues } from './index/FacetValues.ts';
import { type Position, parseCursor } from './index/SortKeys.ts';

/** The query of a browse page as far as it is understood. */
export interface ParsedBrowseQuery {
  readonly choices: ReadonlyMap<number, readonly number[]>;
  readonly sort: BrowseSort;
  readonly after: Position | undefined;
  readonly ignored: readonly IgnoredParameter[];
}

interface IgnoredParameter {
  readonly name: string;
  readonly value: string;
}

/** Further values are ignored, so that a long URL does not cost more than a page of ours. */
const maxChosen = 50;
const maxIgnored = 20;
const shownLength = 100;

/** Parses a query; what is unknown, malformed or stated twice is ignored. `counts` are the titles of each value. */
export function parseBrowseQuery(
  query: BrowseQuery,
  values: FacetValues,
  counts: Uint32Array,
): ParsedBrowseQuery {
  const choices = new Map<number, number[]>();
  const ignored: IgnoredParameter[] = [];
  const ignore = (name: string, value: string) => {
    if (ignored.length < maxIgnored) ignored.push({ name: shortened(name), value: shortened(value) });
  };
  let sort: BrowseSort | undefined;
  let cursor: string | undefined;
  let chosenCount = 0;
  for (const [name, text] of query) {
    if (name === 'sort' && sort === undefined && isSort(text)) sort = text;
    else if (name === 'after' && cursor === undefined) cursor = text;
    else {
      const facet = values.facets.findIndex((known) => known.name === name);
      const value = values.find(facet, text);
      if (value === undefined || !counts[value] || chosenCount === maxChosen) ignore(name, text);
      else if (!choices.get(facet)?.includes(value)) {
        choices.set(facet, [...(choices.get(facet) ?? []), value]);
        chosenCount += 1;
      }
    }
  }
  const [defaultSort] = browseSorts;
  const after = cursor === undefined ? undefined : parseCursor(sort ?? defaultSort, cursor);
  if (cursor !== undefined && !after) ignore('after', cursor);
  return { choices, sort: sort ?? defaultSort, after, ignored };
}

function isSort(text: string): text is BrowseSort {
  return browseSorts.some((sort) => sort === text);
}

function shortened(text: string): string {
  return text.length > shownLength ? `${text.slice(0, shownLength)}…`.toWellFormed() : text;
}
