import { isPlanned, type MediaType, type MediaView, mediaTypes } from '../contract/index.ts';
import type { ItemOf, Tracking } from './mediaItem.ts';

/** The view of an item of any media type. */
export function present(type: MediaType, item: ItemOf<MediaType>): MediaView {
  const toView = mediaTypes[type].present as (item: ItemOf<MediaType>) => MediaView;
  return toView(item);
}

interface TrackedFields {
  readonly user_status?: string | null | undefined;
  readonly user_rating?: number | null | undefined;
}

/** The tracking of an item: the status is empty when none is set, and the rating of a planned title is 0 even if the host sends one. */
export function trackingOf({ user_status, user_rating }: TrackedFields): Tracking {
  const status = user_status ?? '';
  return { status, rating: isPlanned(status) ? 0 : (user_rating ?? 0) };
}
