import {
  type BrowsedTitles,
  type BrowseQuery,
  browsing,
  type CatalogueType,
} from '@gildshelf/api-client/contract';
import { type CatalogueItem, type Query, useQuery } from '@gildshelf/api-client/react';

/** A page of titles of any media type, with the facets by which it can be narrowed. */
export interface TitlePage extends Omit<BrowsedTitles, 'titles'> {
  readonly titles: readonly CatalogueItem[];
}

/** The first page of the titles of a media type that match a query, the most popular first; sends no request while the query is null. */
export function useFirstPage(type: CatalogueType, query: BrowseQuery | null): Query<TitlePage> {
  return useQuery(browsing[type].browseTitles, query && { query }) as Query<TitlePage>;
}
