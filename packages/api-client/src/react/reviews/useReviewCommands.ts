import type { TitleId } from '../../client/index.ts';
import {
  deleteReview,
  type EndpointResponse,
  type getOwnReview,
  type MediaType,
  type NewReview,
  type Review,
  removeReviewVote,
  reportReview,
  saveReview,
  voteForReview,
} from '../../contract/index.ts';
import type { UserCache } from '../collection/storeTracking.ts';
import { useHistoryCommand } from '../history/useHistoryCommand.ts';
import type { Command } from '../useCommand.ts';
import { ownReviewKey, reviewsKey } from './reviewKeys.ts';
import type { LoadedReviews } from './useReviews.ts';

/** A command that saves the review of a title by the signed-in user. The title must be in the collection. */
export function useSaveReview(type: MediaType, titleId: TitleId): Command<NewReview, Review | undefined> {
  const params = { mediaType: type, titleId: String(titleId) };
  return useHistoryCommand({
    send: (client, body: NewReview) => client.call(saveReview, { params, body }),
    async store(cache, { review }) {
      await storeOwnReview(cache, type, titleId, review);
      return review;
    },
  });
}

/** A command that deletes the review of a title by the signed-in user. */
export function useDeleteReview(type: MediaType, titleId: TitleId): Command<void, void> {
  const params = { mediaType: type, titleId: String(titleId) };
  return useHistoryCommand<void, unknown, void>({
    send: (client) => client.call(deleteReview, { params }),
    store: (cache) => storeOwnReview(cache, type, titleId, null),
  });
}

/** A vote for a review, or its removal. */
export interface ReviewVote {
  readonly reviewId: string;
  readonly isHelpful: boolean;
}

/** A command that marks a review of a title as helpful or removes that vote. The review stays in its place in the loaded lists. */
export function useReviewVote(type: MediaType, titleId: TitleId): Command<ReviewVote, void> {
  return useHistoryCommand({
    send: (client, { reviewId, isHelpful }: ReviewVote) =>
      client.call(isHelpful ? voteForReview : removeReviewVote, { params: { reviewId } }),
    async store({ userId, mutate }, votes, { reviewId }) {
      const withVotes = (review: Review) => (review.id === reviewId ? { ...review, ...votes } : review);
      await mutate<LoadedReviews>(
        isReviewsKey(userId, type, titleId),
        (list) => list && { ...list, items: list.items.map(withVotes) },
        { revalidate: false },
      );
    },
  });
}

/** A report of a review to the operator of the host. */
export interface ReviewReport {
  readonly reviewId: string;
  readonly reason: string;
}

/** A command that reports a review; resolves to the message of the host, if there is one. */
export function useReportReview(): Command<ReviewReport, string | undefined> {
  return useHistoryCommand({
    send: (client, { reviewId, reason }: ReviewReport) =>
      client.call(reportReview, { params: { reviewId }, body: { reason } }),
    store: async (_, { message }) => message,
  });
}

/** Stores the own review, and requests the mounted lists of the title again. */
async function storeOwnReview(
  { userId, mutate }: UserCache,
  type: MediaType,
  titleId: TitleId,
  review: Review | null,
): Promise<void> {
  await mutate<EndpointResponse<typeof getOwnReview>>(
    ownReviewKey(userId, type, titleId),
    { review },
    { revalidate: false },
  );
  await mutate(isReviewsKey(userId, type, titleId));
}

/** Whether a cache key is that of the reviews of a title in any order. */
function isReviewsKey(userId: string, type: MediaType, titleId: TitleId) {
  const start = reviewsKey(userId, type, titleId);
  return (key: unknown) => Array.isArray(key) && start.every((part, index) => key[index] === part);
}
