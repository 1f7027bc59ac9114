import { createHash } from 'node:crypto';
import {
  type NewReview,
  type ReviewSort,
  reviewMessages,
  serverLimits,
} from '@gildshelf/api-client/contract';
import type { ServerContext } from '../../config/ServerContext.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import { Conflict, Forbidden, TooManyRequests } from '../../platform/http/errors.ts';
import { onTitle, type TitlePath } from '../../platform/titles/onTitle.ts';
import type { Viewer } from '../../platform/titles/visibleTitles.ts';
import { type Repositories, repositoriesOn } from '../repositories.ts';
import type { FoundReview, ReviewPosition } from './createReviewsRepository.ts';

/** What the services of reviews get from the server. */
export type ReviewDependencies = Pick<ServerContext, 'store' | 'clock' | 'config'>;

/** The query of a page, validated by the contract. */
interface ReviewQuery {
  readonly sort?: ReviewSort | undefined;
  readonly after?: string | undefined;
  readonly limit?: string | undefined;
}

const cursor = {
  write: ({ helpful_count, created_at, review_id }: FoundReview, sort: ReviewSort) =>
    [...(sort === 'helpful' ? [helpful_count] : []), created_at, review_id].join('_'),
  read: (text: string): ReviewPosition => {
    const [reviewId = '', createdAt, helpfulCount] = text.split('_').reverse();
    return {
      ...{ reviewId, createdAt: Number(createdAt) },
      ...(helpfulCount !== undefined && { helpfulCount: Number(helpfulCount) }),
    };
  },
};

/** A page of the reviews of a title that other users see. */
export function listReviews(
  { store }: ReviewDependencies,
  viewer: Viewer,
  path: TitlePath,
  { sort = 'newest', after, limit = String(serverLimits.reviewPage) }: ReviewQuery,
) {
  const { titles, reviews } = repositoriesOn(store.db);
  return onTitle(titles, viewer, path, async (_, titleId) => {
    const size = Number(limit);
    const found = await reviews.page(viewer, titleId, sort, size + 1, after ? cursor.read(after) : undefined);
    const page = found.slice(0, size);
    const last = found.length > size ? page.at(-1) : undefined;
    return {
      reviews: page.map((row) => presentReview(row, viewer)),
      total: await reviews.count(titleId),
      next: last ? cursor.write(last, sort) : null,
    };
  });
}

/** The review of a user of a title; null if there is none or the title is not in the collection. */
export function getOwnReview({ store }: ReviewDependencies, user: SignedInUser, path: TitlePath) {
  const repositories = repositoriesOn(store.db);
  return onTitle(repositories.titles, user, path, async (_, titleId) => ({
    review: await readOwn(repositories, user, titleId),
  }));
}

async function readOwn({ reviews }: Repositories, user: SignedInUser, titleId: string) {
  const row = await reviews.own(user.userId, titleId);
  return row ? presentReview(row, user) : null;
}

/** Saves the review of a user of a title of the collection. One that does not change is not counted by the limit. */
export async function saveReview(
  context: ReviewDependencies,
  user: SignedInUser,
  path: TitlePath,
  { text, is_spoiler, visibility }: NewReview,
) {
  const { store, clock } = context;
  const { userId } = user;
  await requireVerified(context, userId);
  const changed = { text, is_spoiler: Number(is_spoiler), is_public: Number(visibility === 'public') };
  return onTitle(repositoriesOn(store.db).titles, user, path, (mediaType, titleId) =>
    store.db.transaction().execute(async (db) => {
      const repositories = repositoriesOn(db);
      if (!(await repositories.collection.lockItem(userId, mediaType, titleId)))
        throw new Conflict(reviewMessages.notTracked);
      const stored = await repositories.reviews.stored(userId, titleId);
      if (!stored || !isSame(stored, changed)) {
        const now = clock();
        await countAttempt(context, repositories, 'review', userId);
        await repositories.reviews.save({
          ...{ review_id: uuidv7(now), user_id: userId, media_type: mediaType, title_id: titleId },
          ...{ ...changed, created_at: now, updated_at: now },
        });
      }
      const review = await readOwn(repositories, user, titleId);
      if (!review) throw new Error('A saved review is missing.');
      return { review };
    }),
  );
}

type Changed = Pick<FoundReview, 'text' | 'is_spoiler' | 'is_public'>;

const isSame = (stored: Changed, { text, is_spoiler, is_public }: Changed) =>
  stored.text === text && stored.is_spoiler === is_spoiler && stored.is_public === is_public;

/** Deletes the review of a user of a title; idempotent. */
export function deleteReview({ store }: ReviewDependencies, user: SignedInUser, path: TitlePath) {
  return onTitle(repositoriesOn(store.db).titles, user, path, async (_, titleId) => {
    await store.db.transaction().execute((db) => repositoriesOn(db).reviews.remove(user.userId, titleId));
    return { message: reviewMessages.removed };
  });
}

const limits = { review: serverLimits.reviewsPerHour, report: serverLimits.reportsPerHour } as const;
const tooMany = { review: reviewMessages.tooManyReviews, report: reviewMessages.tooManyReports } as const;
const hour = 60 * 60 * 1000;

/** Counts a review or a report of a user in the current hour. Throws TooManyRequests; a rollback releases it. */
export async function countAttempt(
  { clock, config }: ReviewDependencies,
  { rateLimits }: Repositories,
  kind: keyof typeof limits,
  userId: string,
): Promise<void> {
  if (!config.rateLimits) return;
  const start = Math.floor(clock() / hour) * hour;
  const key = `${kind} user:${createHash('sha256').update(userId).digest('base64url')}`;
  if (!(await rateLimits.increment(key, start, start + hour, limits[kind])))
    throw new TooManyRequests(start + hour - clock(), {}, tooMany[kind]);
}

/** Throws 403 unless the email address of a user is verified. */
export async function requireVerified({ store }: ReviewDependencies, userId: string): Promise<void> {
  const user = await repositoriesOn(store.db).users.find(userId);
  if (!user || user.verified_at === null) throw new Forbidden(reviewMessages.unverified);
}

function presentReview(row: FoundReview, { userId }: Viewer) {
  const isOwn = row.user_id === userId;
  const { username, display_name, avatar_url } = row;
  const hasCollection = row.has_collection === 1;
  const showsProfile = isOwn || hasCollection || row.has_diary === 1;
  return {
    ...{ id: row.review_id, text: row.text, is_spoiler: row.is_spoiler === 1 },
    visibility: row.is_public === 1 ? ('public' as const) : ('private' as const),
    rating: row.rating || null,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    author: {
      username,
      display_name: showsProfile ? display_name : null,
      avatar_url: showsProfile ? avatar_url : null,
      has_collection: hasCollection,
    },
    ...{ helpful_count: row.helpful_count, is_helpful: row.is_helpful === 1, is_own: isOwn },
    hidden_reason: isOwn ? row.hidden_reason : null,
  };
}
