import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reviews as messages } from '../messages/reviews.ts';
import * as ownLimits from '../ownLimits.ts';
import {
  acknowledgement,
  listOf,
  nullIfInvalid,
  optionalNumber,
  optionalText,
  text,
  trueOrFalse,
  wholeNumber,
} from '../schemas.ts';

/** Who sees a review: anyone, or only its author. */
export type ReviewVisibility = 'public' | 'private';

const isVisibility = (value: unknown) => value === 'public' || value === 'private';
const visibility = z.custom<ReviewVisibility>(isVisibility, messages.invalidVisibility);

/** The orders of the reviews of a title: by time, or by votes. */
export const reviewSorts = ['newest', 'helpful'] as const;

/** One of `reviewSorts`. */
export type ReviewSort = (typeof reviewSorts)[number];

/** Whether a value is a text of 1 to `maximum` UTF-16 code units with at least one visible character. */
const isVisibleText = (maximum: number) => (value: unknown) =>
  typeof value === 'string' && value.length <= maximum && /[^\s\p{C}]/u.test(value);

/** A review to save, which replaces all fields of an earlier one. */
export const newReview = z.strictObject({
  /** In the Markdown of reviews: emphasis, lists, links, quotes, and spoilers as `||text||`; stored as written. */
  text: z.custom<string>(isVisibleText(ownLimits.review), messages.invalidText),
  /** Whether the whole text is hidden until a reader wants to see it. */
  is_spoiler: trueOrFalse,
  visibility,
});

/** A review to save. */
export type NewReview = z.input<typeof newReview>;

/** A report of a review. */
export const reviewReport = z.strictObject({
  reason: z.custom<string>(isVisibleText(ownLimits.reportReason), messages.invalidReason),
});

const review = z.object({
  id: text,
  text,
  is_spoiler: trueOrFalse,
  visibility,
  /** The author's present rating of the title; null without one. */
  rating: optionalNumber,
  created_at: text,
  updated_at: text,
  /** The display name and the avatar are null unless the author has a public collection or a public diary. */
  author: z.object({
    username: text,
    display_name: optionalText,
    avatar_url: optionalText,
    /** Whether the page of the author's collection is public. */
    has_collection: nullIfInvalid(trueOrFalse),
  }),
  /** The number of users who found it helpful, and whether the caller is one of them. */
  helpful_count: wholeNumber,
  is_helpful: trueOrFalse,
  /** Whether the caller wrote it. */
  is_own: trueOrFalse,
  /** Why the operator has hidden it from other users, for its author only; null if it is not hidden. */
  hidden_reason: optionalText,
});

/** A review; times are in ISO 8601. */
export type Review = z.output<typeof review>;

const reviewPage = z.object({
  reviews: listOf(review),
  /** The number of public reviews of the title. */
  total: wholeNumber,
  /** The value of `after` for the next page; null on the last page. */
  next: optionalText,
});

/** A page of the public reviews of a title. */
export type ReviewPage = z.output<typeof reviewPage>;

const votes = z.object({ helpful_count: wholeNumber, is_helpful: trueOrFalse });

const titlePath = '/api/reviews/:mediaType/:titleId';
const call = { access: 'user', isExtension: true } as const;
const ownCall = { ...call, path: `${titlePath}/own` } as const;
const voteCall = { ...call, path: '/api/review-votes/:reviewId', response: votes } as const;

/**
 * A page of the public reviews of a title, by its slug or id. Without a token `is_helpful` and `is_own` are false; a response to a token
 * is not cached.
 */
export const listReviews = defineEndpoint({
  id: 'listReviews',
  method: 'GET',
  path: titlePath,
  access: 'public',
  dependsOnViewer: true,
  isExtension: true,
  query: z.object({
    /** 'newest' (the default) or 'helpful'. */
    sort: z.optional(z.string()),
    /** The cursor: `next` of the previous page. */
    after: z.optional(z.string()),
    limit: z.optional(z.string()),
  }),
  response: reviewPage,
});

/** The caller's review of a title; null if there is none. */
export const getOwnReview = defineEndpoint({
  ...ownCall,
  id: 'getOwnReview',
  method: 'GET',
  response: z.object({ review: z.nullable(review) }),
});

/** Saves the caller's review of a title of the collection. */
export const saveReview = defineEndpoint({
  ...ownCall,
  id: 'saveReview',
  method: 'PUT',
  body: newReview,
  response: z.object({ review }),
});

/** Deletes the caller's review of a title; idempotent. */
export const deleteReview = defineEndpoint({
  ...ownCall,
  id: 'deleteReview',
  method: 'DELETE',
  response: acknowledgement,
});

/** Marks a public review of another user as helpful; idempotent. */
export const voteForReview = defineEndpoint({ ...voteCall, id: 'voteForReview', method: 'PUT' });

/** Removes the caller's vote; idempotent. */
export const removeReviewVote = defineEndpoint({ ...voteCall, id: 'removeReviewVote', method: 'DELETE' });

/** Reports a public review of another user to the operator; a second report of the same user replaces the first. */
export const reportReview = defineEndpoint({
  ...call,
  id: 'reportReview',
  method: 'POST',
  path: '/api/review-reports/:reviewId',
  body: reviewReport,
  response: acknowledgement,
});
