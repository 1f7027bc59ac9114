import { isPlanned } from '../contract/index.ts';
import type { Tracking } from './mediaItem.ts';

interface TrackedFields {
  readonly user_status?: string | null | undefined;
  readonly user_rating?: number | null | undefined;
}

/** The tracking of an item: the status is empty when none is set, and the rating of a planned title is 0 even if the host sends one. */
export function trackingOf({ user_status, user_rating }: TrackedFields): Tracking {
  const status = user_status ?? '';
  return { status, rating: isPlanned(status) ? 0 : (user_rating ?? 0) };
}
