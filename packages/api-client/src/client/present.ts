import { type MediaType, type MediaView, mediaTypes } from '../contract/index.ts';
import type { ItemOf } from './mediaItem.ts';

/** The view of an item of any media type. */
export function present(type: MediaType, item: ItemOf<MediaType>): MediaView {
  const toView = mediaTypes[type].present as (item: ItemOf<MediaType>) => MediaView;
  return toView(item);
}
