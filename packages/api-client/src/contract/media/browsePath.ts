import type { CatalogueType } from './catalogues.ts';

/** The path of the browse page of a media type on the site, with one value of a facet chosen: '/browse/game?genre=Action'. */
export function browsePath(
  type: CatalogueType,
  choice?: { readonly facet: string; readonly value: string },
): string {
  const query = choice ? `?${new URLSearchParams([[choice.facet, choice.value]])}` : '';
  return `/browse/${type}${query}`;
}
