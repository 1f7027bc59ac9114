import * as ownLimits from '../ownLimits.ts';
import { serverLimits } from '../serverLimits.ts';

/** Messages about reviews, the votes for them, and reports of them. */
export const reviews = {
  invalidText: `A review has 1 to ${ownLimits.review} characters.`,
  invalidVisibility: 'A review is either public or private.',
  invalidReason: `Please enter a reason of at most ${ownLimits.reportReason} characters.`,
  invalidSort: "The parameter 'sort' must be 'newest' or 'helpful'.",
  invalidCursor: "The parameter 'after' is not a position of these reviews.",
  notTracked: 'Please add the title to your collection before you review it.',
  unverified: 'Please verify your email address first.',
  tooManyReviews: `You can save ${serverLimits.reviewsPerHour} reviews an hour. Please try again later.`,
  tooManyReports: `You can report ${serverLimits.reportsPerHour} reviews an hour. Please try again later.`,
  unknownReview: 'There is no such review.',
  ownReview: 'You cannot vote for your own review or report it.',
  removed: 'The review is removed.',
  reported: 'Thank you. The operator of this server sees your report.',
  loadFailed: 'The reviews could not be loaded. Please try again.',
  saveFailed: 'The review could not be saved. Please try again.',
} as const;
