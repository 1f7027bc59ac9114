import { type MediaType, type MediaView, mediaTypes } from '@gildshelf/api-client/contract';
import { present } from '@gildshelf/api-client/react';

/** How a title is shown of which nobody has told anything: what stands in its lines is no answer yet. */
export function untoldView(type: MediaType): MediaView {
  return present(type, mediaTypes[type].item.parse({ id: 'untold' }));
}
