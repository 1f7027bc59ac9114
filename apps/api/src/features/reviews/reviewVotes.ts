import { reviewMessages } from '@gildshelf/api-client/contract';
import { isUuid } from '../../platform/db/uuid.ts';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import { Conflict, NotFound } from '../../platform/http/errors.ts';
import { type Repositories, repositoriesOn } from '../repositories.ts';
import { countAttempt, type ReviewDependencies, requireVerified } from './reviews.ts';

/** Adds the vote of a user for a review, or removes it; idempotent. */
export function voteForReview(
  context: ReviewDependencies,
  user: SignedInUser,
  reviewId: string,
  isHelpful: boolean,
) {
  return onOthersReview(context, user, reviewId, async ({ reviews }) => {
    const { userId } = user;
    if (isHelpful)
      await reviews.addVote({ review_id: reviewId, user_id: userId, created_at: context.clock() });
    else await reviews.removeVote(reviewId, userId);
    return { helpful_count: await reviews.helpfulCount(reviewId), is_helpful: isHelpful };
  });
}

/** Stores the report of a user about a review for the operator. */
export function reportReview(
  context: ReviewDependencies,
  user: SignedInUser,
  reviewId: string,
  reason: string,
) {
  return onOthersReview(context, user, reviewId, async (repositories) => {
    await countAttempt(context, repositories, 'report', user.userId);
    const row = { review_id: reviewId, user_id: user.userId, reason, created_at: context.clock() };
    await repositories.reviews.addReport(row);
    return { message: reviewMessages.reported };
  });
}

/** Runs a transaction about a review of another user that a verified user sees. */
async function onOthersReview<Result>(
  context: ReviewDependencies,
  user: SignedInUser,
  reviewId: string,
  run: (repositories: Repositories) => Promise<Result>,
): Promise<Result> {
  await requireVerified(context, user.userId);
  if (!isUuid(reviewId)) throw new NotFound(reviewMessages.unknownReview);
  return context.store.db.transaction().execute(async (db) => {
    const repositories = repositoriesOn(db);
    const review = await repositories.reviews.lockShown(user, reviewId);
    if (!review) throw new NotFound(reviewMessages.unknownReview);
    if (review.user_id === user.userId) throw new Conflict(reviewMessages.ownReview);
    return run(repositories);
  });
}
