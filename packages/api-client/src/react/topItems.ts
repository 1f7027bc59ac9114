import { presentTitle, type TopItem } from '../client/index.ts';
import { type CatalogueType, catalogues, type EndpointResponse, limits } from '../contract/index.ts';

type Lines = EndpointResponse<(typeof catalogues)[CatalogueType]['topEndpoint']>;

const made = new WeakMap<Lines, readonly TopItem[]>();

/** The lines of a top list as they are shown, the best first; made once of each list. */
export function topItems(type: CatalogueType, list: Lines): readonly TopItem[] {
  const known = made.get(list);
  if (known) return known;
  const { readTopEntry } = catalogues[type];
  const items = list
    .map((line, index): TopItem => {
      const entry = readTopEntry(line, index);
      return { ...entry, view: presentTitle(type, entry.item) };
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limits.topListSize);
  made.set(list, items);
  return items;
}
