import type { CatalogueItem } from '../../client/index.ts';
import {
  catalogueTypes,
  deleteReview,
  type Endpoint,
  getOwnReview,
  listReviews,
  type Review,
  removeReviewVote,
  reportReview,
  reviewMessages,
  saveReview,
  serverLimits,
  voteForReview,
} from '../../contract/index.ts';
import type { createFixtureCollection } from '../createFixtureCollection.ts';
import { FixtureHttpError, type FixtureRequest } from '../fixtureRequest.ts';
import { fixtureUser } from '../fixtureToken.ts';
import { pageOf } from '../history/addHistoryHandlers.ts';
import { fixtureCatalogue } from '../titles/fixtureCatalogue.ts';
import { requestedTitle } from '../titles/requestedTitle.ts';
import { type FixtureReviews, fixtureReview } from './fixtureReviews.ts';

/** The time of a review that is saved. */
const savedAt = '2026-11-20T12:00:00.000Z';

/** Adds the calls of reviews. As on a server, a title that is not in the collection has no own review. */
export function addReviewHandlers(
  handlers: Map<Endpoint, (request: FixtureRequest) => unknown>,
  collection: ReturnType<typeof createFixtureCollection>,
  initialReviews: FixtureReviews,
) {
  const reviewsByTitle = new Map<CatalogueItem, readonly Review[]>(
    catalogueTypes.flatMap((type) =>
      fixtureCatalogue[type].map(
        (title) => [title, initialReviews[type]?.[String(title.slug)] ?? []] as const,
      ),
    ),
  );
  const isOwn = ({ author }: Review) => author.username === fixtureUser.username;
  const titleIn = ({ params }: FixtureRequest) => requestedTitle(params.mediaType, params.titleId);
  const reviewsOf = (title: CatalogueItem) => reviewsByTitle.get(title) ?? [];

  function ownReview(title: CatalogueItem): Review | null {
    const tracked = collection.get(title);
    const own = tracked && reviewsOf(title).find(isOwn);
    return own ? { ...own, rating: tracked.user_rating || null, is_own: true } : null;
  }

  function change(reviewId: string | undefined, changed: (review: Review) => Review): Review {
    for (const [title, reviews] of reviewsByTitle) {
      const found = reviews.find(({ id }) => id === reviewId);
      if (!found) continue;
      if (isOwn(found)) throw new FixtureHttpError(409, reviewMessages.ownReview);
      const review = changed(found);
      reviewsByTitle.set(
        title,
        reviews.map((other) => (other === found ? review : other)),
      );
      return review;
    }
    throw new FixtureHttpError(404, reviewMessages.unknownReview);
  }

  handlers.set(listReviews, (request) => {
    const title = titleIn(request);
    const others = reviewsOf(title).filter((review) => !isOwn(review));
    const own = ownReview(title);
    const reviews = [...others, ...(own?.visibility === 'public' ? [own] : [])]
      .map((review) => (request.isSignedIn ? review : { ...review, is_helpful: false, is_own: false }))
      .sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
    if (request.query.sort === 'helpful') reviews.sort((a, b) => b.helpful_count - a.helpful_count);
    const { items, next } = pageOf(reviews, request, serverLimits.reviewPage);
    return { reviews: items, total: reviews.length, next };
  });
  handlers.set(getOwnReview, (request) => ({ review: ownReview(titleIn(request)) }));
  handlers.set(saveReview, (request) => {
    const title = titleIn(request);
    if (!collection.get(title)) throw new FixtureHttpError(409, reviewMessages.notTracked);
    const { username, display_name, avatar_url } = fixtureUser;
    const before = ownReview(title);
    const review = fixtureReview({
      ...{ username, created_at: before?.created_at ?? savedAt, updated_at: savedAt },
      ...{ helpful_count: before?.helpful_count ?? 0, author: { username, display_name, avatar_url } },
      ...saveReview.body.parse(request.body),
    });
    reviewsByTitle.set(title, [...reviewsOf(title).filter((other) => !isOwn(other)), review]);
    return { review: ownReview(title) };
  });
  handlers.set(deleteReview, (request) => {
    const title = titleIn(request);
    reviewsByTitle.set(
      title,
      reviewsOf(title).filter((review) => !isOwn(review)),
    );
    return { message: reviewMessages.removed };
  });
  const vote = (isHelpful: boolean) => (request: FixtureRequest) =>
    change(request.params.reviewId, (review) => ({
      ...review,
      is_helpful: isHelpful,
      helpful_count: review.helpful_count + Number(isHelpful) - Number(review.is_helpful),
    }));
  handlers.set(voteForReview, vote(true));
  handlers.set(removeReviewVote, vote(false));
  handlers.set(reportReview, ({ params }) => {
    change(params.reviewId, (review) => review);
    return { message: reviewMessages.reported };
  });
}
