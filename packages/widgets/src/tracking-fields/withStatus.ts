import { isPlanned } from '@gildshelf/api-client/contract';
import type { Tracking } from '@gildshelf/api-client/react';

/** A chosen status; what was planned until now has not been rated yet, so its rating starts at 0 (§4). */
export function withStatus(tracking: Tracking, status: string): Tracking {
  const isStarted = isPlanned(tracking.status) && !isPlanned(status);
  return { status, rating: isStarted ? 0 : tracking.rating };
}
