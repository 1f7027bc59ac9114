import { type BrowseQuery, browsePath, type CatalogueType } from '@gildshelf/api-client/contract';
import type { BrowsedList } from '@gildshelf/api-client/react';

/** A value of a facet. */
export interface ChosenValue {
  readonly facet: BrowsedList['facets'][number];
  readonly value: string;
}

/** The query of the browse page at a URL: all its parameters but the language and those without a value, trimmed as on the server. */
export function readBrowseQuery(parameters: URLSearchParams): BrowseQuery {
  return [...parameters].flatMap(([name, value]) =>
    name === 'lang' || value.trim() === '' ? [] : [[name, value.trim()] as const],
  );
}

/** The URL of the browse page with a query. */
export function browseUrl(type: CatalogueType, query: BrowseQuery): string {
  const search = String(new URLSearchParams(query.map((pair) => [...pair])));
  return browsePath(type) + (search && `?${search}`);
}

/** The query without the parameters that the host ignores. */
export function withoutIgnored(query: BrowseQuery, ignored: BrowsedList['ignored']): BrowseQuery {
  return query.filter(
    ([name, value]) => !ignored.some((parameter) => parameter.name === name && parameter.value === value),
  );
}

/** The query with these values of a parameter in place of its others, from the first page. */
export function withValues(query: BrowseQuery, name: string, values: readonly string[]): BrowseQuery {
  const others = query.filter(([other]) => other !== name && other !== 'after');
  const position = query.findIndex(([other]) => other === name);
  others.splice(position < 0 ? others.length : position, 0, ...values.map((value) => [name, value] as const));
  return others;
}

/** The query of the page after a cursor. */
export const pageAfter = (query: BrowseQuery, cursor: string): BrowseQuery => [
  ...query.filter(([name]) => name !== 'after'),
  ['after', cursor],
];

/** The values of facets in a query, in the order of the facets. */
export function chosenValues(facets: BrowsedList['facets'], query: BrowseQuery): readonly ChosenValue[] {
  return facets.flatMap((facet) =>
    query.flatMap(([name, value]) => (name === facet.name ? [{ facet, value }] : [])),
  );
}

/** The value of the parameter `sort`; undefined for the default order. */
export const sortOf = (query: BrowseQuery): string | undefined =>
  query.find(([name]) => name === 'sort')?.[1];
