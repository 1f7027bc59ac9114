import { presentTitle, type TopItem } from '../client/index.ts';
import { type CatalogueType, catalogues, type EndpointResponse, limits } from '../contract/index.ts';

type TopListResponse = EndpointResponse<(typeof catalogues)[CatalogueType]['topEndpoint']>;

const itemsByList = new WeakMap<TopListResponse, readonly TopItem[]>();

/** The entries of a top list with their views, by rank; computed once per list. */
export function topItems(type: CatalogueType, list: TopListResponse): readonly TopItem[] {
  const cached = itemsByList.get(list);
  if (cached) return cached;
  const { toTopEntry } = catalogues[type];
  const items = list
    .map((listEntry, index): TopItem => {
      const entry = toTopEntry(listEntry, index);
      return { ...entry, view: presentTitle(type, entry.item) };
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limits.topListSize);
  itemsByList.set(list, items);
  return items;
}
