import { type CatalogueType, catalogues, type MediaView } from '../contract/index.ts';
import type { CatalogueItem } from './mediaItem.ts';

/** How a title that can be browsed is shown; unlike `present` it needs no other media type. */
export function presentTitle(type: CatalogueType, item: CatalogueItem): MediaView {
  const show = catalogues[type].present as (item: CatalogueItem) => MediaView;
  return show(item);
}
