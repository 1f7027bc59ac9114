import * as contract from '@gildshelf/api-client/contract';
import { type Api, serveEndpoint } from '../../platform/http/endpoint/serveEndpoint.ts';
import { deleteReview, getOwnReview, listReviews, type ReviewDependencies, saveReview } from './reviews.ts';
import { reportReview, voteForReview } from './reviewVotes.ts';

/** Registers the endpoints of reviews, votes and reports. */
export function serveReviews(api: Api, reviews: ReviewDependencies): void {
  serveEndpoint(
    api,
    { ...contract.listReviews, query: contract.serverReviewsQuery },
    ({ viewer, params, query, context }) => {
      // A response to a token has the votes of its user.
      const isCached = viewer.userId === undefined;
      context.header('cache-control', isCached ? 'public, max-age=60' : 'private, no-store');
      context.header('access-control-allow-origin', '*');
      return listReviews(reviews, viewer, params, query);
    },
  );
  serveEndpoint(api, contract.getOwnReview, ({ user, params }) => getOwnReview(reviews, user, params));
  serveEndpoint(api, contract.saveReview, ({ user, params, body }) =>
    saveReview(reviews, user, params, body),
  );
  serveEndpoint(api, contract.deleteReview, ({ user, params }) => deleteReview(reviews, user, params));
  serveEndpoint(api, contract.voteForReview, ({ user, params }) =>
    voteForReview(reviews, user, params.reviewId, true),
  );
  serveEndpoint(api, contract.removeReviewVote, ({ user, params }) =>
    voteForReview(reviews, user, params.reviewId, false),
  );
  serveEndpoint(api, contract.reportReview, ({ user, params, body }) =>
    reportReview(reviews, user, params.reviewId, body.reason),
  );
}
