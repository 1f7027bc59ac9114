import { type CatalogueType, type CollectionPairs, catalogueTypes } from '@gildshelf/api-client/contract';

/** How the titles of a collection are shown: cards, covers with one line, or rows with columns. */
export type CollectionDensity = 'cards' | 'compact' | 'list';

/** What a managed collection shows. */
export interface ManagedView {
  /** Defaults to the media type that was last selected in this browser. */
  readonly type?: CatalogueType | undefined;
  /** How the titles are shown. */
  readonly density: CollectionDensity;
  /** The query without the media type: search, order and filters. */
  readonly filters: CollectionPairs;
}

/** The densities in the order in which they are offered. */
export const densities: readonly CollectionDensity[] = ['cards', 'compact', 'list'];

/** The parameter of a URL with the density. */
const densityName = 'view';

/** Parameters of the page, which are not part of the query. */
const pageNames = ['type', densityName, 'lang', 'after', 'limit'];

/** Reads the query of a URL; null without a density, which means the plain collection. */
export function readManagedView(
  query: URLSearchParams,
  type?: CatalogueType | undefined,
): ManagedView | null {
  const density = densities.find((one) => one === query.get(densityName));
  if (!density) return null;
  const filters = [...query].filter(([name, value]) => !pageNames.includes(name) && value !== '');
  return { type, density, filters };
}

/** The query of the URL of a view. */
export function managedViewQuery({ type, density, filters }: ManagedView): URLSearchParams {
  return new URLSearchParams([
    ...(type ? [['type', type]] : []),
    [densityName, density],
    ...filters.map((pair) => [...pair]),
  ]);
}

/** The values of a parameter. */
export const valuesOf = (filters: CollectionPairs, name: string): readonly string[] =>
  filters.flatMap(([other, value]) => (other === name ? [value] : []));

/** The first value of a parameter; empty without one. */
export const firstValue = (filters: CollectionPairs, name: string): string =>
  valuesOf(filters, name)[0] ?? '';

/** The filters with these values of a parameter in place of its others. */
export const withFilter = (
  filters: CollectionPairs,
  name: string,
  values: readonly string[],
): CollectionPairs => [
  ...filters.filter(([other]) => other !== name),
  ...values.filter((value) => value !== '').map((value) => [name, value] as const),
];

const orderNames = ['sort', 'direction'];

/** The parameters that narrow the titles, without their order. */
export const narrowing = (filters: CollectionPairs): CollectionPairs =>
  filters.filter(([name]) => !orderNames.includes(name));

/** The number of the filters of the sheet: without the search and the statuses, which the toolbar shows. */
export const sheetFilterCount = (filters: CollectionPairs): number =>
  narrowing(filters).filter(([name]) => name !== 'q' && name !== 'status').length;

/** The filters without those that narrow the titles. */
export const cleared = (filters: CollectionPairs): CollectionPairs =>
  filters.filter(([name]) => orderNames.includes(name));

/** Whether a media type has title pages, so that a collection can show it. */
export const isPagedType = (type: string): type is CatalogueType =>
  catalogueTypes.some((one) => one === type);
