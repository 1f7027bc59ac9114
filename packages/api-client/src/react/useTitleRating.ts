import { type CatalogueType, catalogues, isTitleSlug } from '../contract/index.ts';
import type { Query } from './query.ts';
import { useQuery } from './useQuery.ts';

/** What the people of the host make of a title: stars on average, null where nobody gave any, and how many gave some. */
export function useTitleRating(
  type: CatalogueType,
  slug: string,
): Query<{ readonly average?: number | null | undefined; readonly count: number }> {
  return useQuery(catalogues[type].ratingEndpoint, isTitleSlug(slug) ? { params: { slug } } : null);
}
