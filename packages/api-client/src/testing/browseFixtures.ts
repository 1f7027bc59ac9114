import { present } from '../client/index.ts';
import {
  type BrowsedTitles,
  browsePageSize,
  browseSorts,
  type CatalogueType,
  type MediaView,
} from '../contract/index.ts';
import { fixtureCatalogue } from './titles/fixtureCatalogue.ts';

const facets = [
  { name: 'genre', label: 'Genre', kind: 'list', valuesOf: ({ genres }: MediaView) => genres },
  {
    name: 'decade',
    label: 'Decade',
    kind: 'period',
    valuesOf: ({ year }: MediaView) => (year ? [`${Math.floor(year / 10)}0s`] : []),
  },
  {
    name: 'rating',
    label: 'Average rating',
    kind: 'minimum',
    valuesOf: ({ averageRating }: MediaView) =>
      ['4', '3'].filter((stars) => (averageRating ?? 0) >= Number(stars)),
  },
] as const;

type FixtureFacet = (typeof facets)[number];

/** The titles of the fixture host that have the values in a query, with their facets; a cursor is the number of titles before the page. */
export function browseFixtures(type: CatalogueType, query: URLSearchParams): BrowsedTitles {
  const all = fixtureCatalogue[type].map((item) => ({ item, view: present(type, item) }));
  const valuesOf = (facet: FixtureFacet) => [...new Set(all.flatMap(({ view }) => facet.valuesOf(view)))];
  const isKnown = ([name, value]: readonly [string, string]) => {
    const facet = facets.find((one) => one.name === name);
    if (facet) return valuesOf(facet).includes(value);
    if (name === 'sort') return browseSorts.some((sort) => sort === value);
    return name === 'after' && /^\d+$/.test(value);
  };
  const known = [...query].filter(isKnown);
  const chosen = ({ name }: FixtureFacet) =>
    known.flatMap(([other, value]) => (other === name ? [value] : []));
  const has = (view: MediaView, facet: FixtureFacet, values: readonly string[]) =>
    values.length === 0 || values.some((value) => facet.valuesOf(view).includes(value));
  const matching = (except?: FixtureFacet) =>
    all.filter(({ view }) => facets.every((facet) => facet === except || has(view, facet, chosen(facet))));
  const found = matching();
  const sort = query.get('sort');
  if (sort === 'name') found.sort((a, b) => a.view.title.localeCompare(b.view.title, 'en'));
  if (sort === 'rating') found.sort((a, b) => (b.view.averageRating ?? 0) - (a.view.averageRating ?? 0));
  if (sort === 'release') found.sort((a, b) => (b.view.year ?? 0) - (a.view.year ?? 0));
  const start = Number(known.find(([name]) => name === 'after')?.[1] ?? 0);
  const end = start + browsePageSize;
  return {
    total: found.length,
    titles: found.slice(start, end).map(({ item }) => item),
    next: end < found.length ? String(end) : null,
    facets: facets.map((facet) => ({
      ...{ name: facet.name, label: facet.label, kind: facet.kind, unit: null },
      values: valuesOf(facet).map((value) => ({
        value,
        count: matching(facet).filter(({ view }) => has(view, facet, [value])).length,
        is_chosen: chosen(facet).includes(value),
      })),
    })),
    ignored: [...query].filter((pair) => !isKnown(pair)).map(([name, value]) => ({ name, value })),
  } as BrowsedTitles;
}
