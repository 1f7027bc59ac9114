import type { TitleId } from '../../client/index.ts';
import { listReviews, type MediaType } from '../../contract/index.ts';
import { historyKey } from '../history/historyKeys.ts';

/**
 * The cache key of the review of a title by the signed-in user: a part of the history, since the review leaves the collection with its
 * title and returns with it.
 */
export function ownReviewKey(userId: string, type: MediaType, titleId: TitleId) {
  return historyKey(userId, 'review', type, String(titleId));
}

/** The cache key of the reviews of a title: for a user, whose votes they have, or for visitors. */
export function reviewsKey(userId: string | undefined, type: MediaType, titleId: TitleId, sort?: string) {
  const part = [type, String(titleId), ...(sort === undefined ? [] : [sort])];
  return userId === undefined ? [listReviews.path, ...part] : historyKey(userId, 'reviews', ...part);
}
