import { reviewSorts, serverLimits } from '@gildshelf/api-client/contract';
import type { OperationDocs } from './operationDocs.ts';

const tag = 'Reviews';
const ownReview = '`{ review }`; see [reviews](#reviews)';
const votes = '`{ helpful_count, is_helpful }`';
const verified = '403 unless the email address of the user is verified.';

/** The area of the calls of reviews. */
export const reviewTags = {
  [tag]: 'What users think of titles. A review is public or private; a user has at most one of each title.',
} as const;

/** The texts of the calls of reviews, by id. */
export const reviewCallDocs: Readonly<Record<string, OperationDocs>> = {
  listReviews: {
    tag,
    summary: 'List the public reviews of a title',
    description:
      'A page of 10. Without those that are hidden by the operator, and without reviews of authors who have made the title private or have removed it. With a token `is_helpful` and `is_own` are those of its user, and the response is not cached.',
    returns: '`{ reviews, total, next }`; see [reviews](#reviews)',
    statuses: [404],
    parameters: {
      sort: {
        description: 'The last written first, or the most helpful first.',
        schema: { enum: reviewSorts, default: reviewSorts[0] },
      },
      limit: {
        schema: {
          type: 'integer',
          minimum: 1,
          maximum: serverLimits.reviewPageMaximum,
          default: serverLimits.reviewPage,
        },
      },
    },
  },
  getOwnReview: {
    tag,
    summary: 'Get the review of a title by the user',
    description: 'Null without one, and while the title is not in the collection.',
    returns: ownReview,
    statuses: [404],
  },
  saveReview: {
    tag,
    summary: 'Save the review of a title by the user',
    description: `Replaces an earlier one. ${verified} 409 if the title is not in the collection. A user can save ${serverLimits.reviewsPerHour} new or changed reviews an hour.`,
    returns: ownReview,
    statuses: [404, 409],
  },
  deleteReview: {
    tag,
    summary: 'Delete the review of a title by the user',
    description: 'Idempotent. A review that the operator has hidden stays hidden when it is written again.',
    returns: '`{ message }`',
    statuses: [404],
  },
  voteForReview: {
    tag,
    summary: 'Mark a review as helpful',
    description: `Idempotent. ${verified} 409 for the user's own review.`,
    returns: votes,
    statuses: [404, 409],
  },
  removeReviewVote: {
    tag,
    summary: 'Remove the vote for a review',
    description: `Idempotent. ${verified} 409 for the user's own review.`,
    returns: votes,
    statuses: [404, 409],
  },
  reportReview: {
    tag,
    summary: 'Report a review to the operator',
    description: `A second report of a review by the same user replaces the first. ${verified} 409 for the user's own review. A user can send ${serverLimits.reportsPerHour} reports an hour.`,
    returns: '`{ message }`',
    statuses: [404, 409],
  },
};
