import { isPlanned } from '@gildshelf/api-client/contract';
import type { Tracking } from '@gildshelf/api-client/react';

/** Whether both would be saved as the same values: the rating of a planned title is ignored. */
export function isSameTracking(one: Tracking, other: Tracking): boolean {
  return one.status === other.status && (isPlanned(one.status) || one.rating === other.rating);
}
