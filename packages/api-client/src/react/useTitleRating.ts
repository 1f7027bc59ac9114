import { type CatalogueType, catalogues, isTitleSlug } from '../contract/index.ts';
import type { Query } from './query.ts';
import { useQuery } from './useQuery.ts';

/** The ratings of a title by the users of the host: the average (0 to 5 stars, null without ratings) and the number of ratings. */
export function useTitleRating(
  type: CatalogueType,
  slug: string,
): Query<{ readonly average?: number | null | undefined; readonly count: number }> {
  return useQuery(catalogues[type].ratingEndpoint, isTitleSlug(slug) ? { params: { slug } } : null);
}
