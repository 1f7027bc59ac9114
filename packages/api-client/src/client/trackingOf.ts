import { isPlanned } from '../contract/index.ts';
import type { Tracking } from './mediaItem.ts';

interface TrackedFields {
  readonly user_status?: string | null | undefined;
  readonly user_rating?: number | null | undefined;
}

/** The tracking that an item carries: an empty status where none is set, and rating 0 while planned, whatever the host says. */
export function trackingOf({ user_status, user_rating }: TrackedFields): Tracking {
  const status = user_status ?? '';
  return { status, rating: isPlanned(status) ? 0 : (user_rating ?? 0) };
}
