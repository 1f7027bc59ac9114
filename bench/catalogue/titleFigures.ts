import type { Store } from '@gildshelf/api';
import { normaliseForSearch } from '@gildshelf/api-client/contract';

/** @typedef is in recordFigures.mjs. */
type Figure = import('../figures/recordFigures.mjs').Figure;

const duplicatesLimit = 0.2;
const percent = 100;

/** The number of titles of each media type, and the share of those whose name and year another title of the type has. */
export async function titleFigures({ db }: Store): Promise<Figure[]> {
  const titles = await db.selectFrom('titles').select(['media_type', 'title', 'item']).execute();
  return [...Map.groupBy(titles, ({ media_type }) => media_type)].map(([type, ofType]) => {
    const keys = ofType.map(({ title, item }) => `${normaliseForSearch(title)} ${yearOf(item)}`);
    const duplicates = keys.length - new Set(keys).size;
    return {
      ...{ what: `${type}: titles with the name and year of another one`, unit: '%', kind: 'at most' },
      ...{ figure: (duplicates * percent) / keys.length, limit: duplicatesLimit },
      beside: `${duplicates} of ${keys.length.toLocaleString('en-GB')} titles`,
    };
  });
}

interface StoredItem {
  readonly released?: string | null;
  readonly year?: number | null;
  readonly aired_prop?: { readonly from?: { readonly year?: number | null } | null } | null;
  readonly facts?: { readonly year?: number | null };
}

function yearOf(json: string): number | undefined {
  const { released, year, aired_prop: aired, facts }: StoredItem = JSON.parse(json);
  return (
    (released ? Number(released.slice(0, 4)) : undefined) ??
    year ??
    aired?.from?.year ??
    facts?.year ??
    undefined
  );
}
