import { type CatalogueType, catalogues, type MediaView } from '@gildshelf/api-client/contract';
import { presentTitle } from '@gildshelf/api-client/react';

/** How a title is shown of which nobody has told anything: what stands in its lines is no answer yet. */
export function untoldView(type: CatalogueType): MediaView {
  return presentTitle(type, catalogues[type].item.parse({ id: 'untold' }));
}
