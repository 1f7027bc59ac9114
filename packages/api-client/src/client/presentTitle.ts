import { type CatalogueType, catalogues, type MediaView } from '../contract/index.ts';
import type { CatalogueItem } from './mediaItem.ts';

/** The view of a catalogue title; unlike `present` it does not import the media types without a catalogue. */
export function presentTitle(type: CatalogueType, item: CatalogueItem): MediaView {
  const toView = catalogues[type].present as (item: CatalogueItem) => MediaView;
  return toView(item);
}
