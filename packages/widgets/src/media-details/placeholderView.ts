import { type CatalogueType, catalogues, type MediaView } from '@gildshelf/api-client/contract';
import { presentTitle } from '@gildshelf/api-client/react';

/** The view of a title without data. A value that equals one of its own has not been loaded yet. */
export function placeholderView(type: CatalogueType): MediaView {
  return presentTitle(type, catalogues[type].item.parse({ id: 'placeholder' }));
}
