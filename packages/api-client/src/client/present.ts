import { type MediaType, type MediaView, mediaTypes } from '../contract/index.ts';
import type { ItemOf } from './mediaItem.ts';

/** How an item is shown, whatever its media type. */
export function present(type: MediaType, item: ItemOf<MediaType>): MediaView {
  const show = mediaTypes[type].present as (item: ItemOf<MediaType>) => MediaView;
  return show(item);
}
