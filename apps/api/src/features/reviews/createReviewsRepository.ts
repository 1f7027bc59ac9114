import type { ReviewSort } from '@gildshelf/api-client/contract';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ReviewReportRow, ReviewRow, ReviewVoteRow } from '../../platform/db/rows/reviewRows.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { uuid } from '../../platform/db/uuid.ts';
import { refersToVisible, type Viewer } from '../../platform/titles/visibleTitles.ts';

/** The position of a review among those of a title; `helpfulCount` in the order by votes only. */
export interface ReviewPosition {
  readonly helpfulCount?: number | undefined;
  readonly createdAt: number;
  readonly reviewId: string;
}

/** The row of the title in the collection of the author. */
const ownItem = sql`from tracked_items where tracked_items.user_id = reviews.user_id
  and tracked_items.media_type = reviews.media_type and tracked_items.title_id = reviews.title_id`;

/**
 * Condition for the reviews that other users see. It joins no table, so that an index of reviews determines the order of a query on both
 * engines.
 */
const isShown = sql<SqlBool>`reviews.is_public = 1 and reviews.hidden_at is null
  and exists (select 1 ${ownItem} and tracked_items.is_private = 0)`;

/** Whether the author shows more than the username: with a public collection or a public diary. */
const hasCollection = sql<SqlBool>`exists (select 1 from public_collections where public_collections.user_id = reviews.user_id)`;
const hasDiary = sql<SqlBool>`exists (select 1 from histories where histories.user_id = reviews.user_id and histories.is_public = 1)`;

const flag = (condition: ReturnType<typeof sql<SqlBool>>) =>
  sql<number>`case when ${condition} then 1 else 0 end`;

const hasVoteOf = ({ userId }: Viewer) =>
  userId === undefined
    ? sql<SqlBool>`1 = 0`
    : sql<SqlBool>`exists (select 1 from review_votes where review_votes.review_id = reviews.review_id
        and review_votes.user_id = ${uuid(userId)})`;

/** Reviews of titles with their authors, votes and reports. */
export function createReviewsRepository(db: Kysely<Schema>) {
  const withAuthors = (viewer: Viewer) =>
    db
      .selectFrom('reviews')
      .innerJoin('users', 'users.user_id', 'reviews.user_id')
      .selectAll('reviews')
      .select(['users.username', 'users.display_name', 'users.avatar_url'])
      .select([
        sql<number>`(select rating ${ownItem})`.as('rating'),
        flag(hasCollection).as('has_collection'),
        flag(hasDiary).as('has_diary'),
        flag(hasVoteOf(viewer)).as('is_helpful'),
      ]);
  const ofUser = (userId: string, titleId: string) => ({ user_id: userId, title_id: titleId });
  const vote = (reviewId: string, userId: string) => ({ review_id: reviewId, user_id: userId });

  return {
    /** The reviews of a title that other users see, in an order, after a position if one is given. */
    page: (viewer: Viewer, titleId: string, sort: ReviewSort, limit: number, after?: ReviewPosition) =>
      withAuthors(viewer)
        .where('reviews.title_id', '=', titleId)
        .where(isShown)
        .$if(after !== undefined && sort === 'newest', (query) =>
          query.where(
            sql<SqlBool>`(reviews.created_at, reviews.review_id) < (${after?.createdAt}, ${uuid(after?.reviewId ?? '')})`,
          ),
        )
        .$if(after !== undefined && sort === 'helpful', (query) =>
          query.where(
            sql<SqlBool>`(reviews.helpful_count, reviews.created_at, reviews.review_id)
              < (${after?.helpfulCount}, ${after?.createdAt}, ${uuid(after?.reviewId ?? '')})`,
          ),
        )
        .$if(sort === 'helpful', (query) => query.orderBy('reviews.helpful_count', 'desc'))
        .orderBy('reviews.created_at', 'desc')
        .orderBy('reviews.review_id', 'desc')
        .limit(limit)
        .execute(),

    /** The number of reviews of a title that other users see. */
    count: async (titleId: string): Promise<number> => {
      const { count } = await db
        .selectFrom('reviews')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('reviews.title_id', '=', titleId)
        .where(isShown)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** The review of a user of a title of the collection. */
    own: (userId: string, titleId: string) =>
      withAuthors({ userId, seesAdultTitles: true })
        .where('reviews.user_id', '=', userId)
        .where('reviews.title_id', '=', titleId)
        .where('reviews.text', '<>', '')
        .where(sql<SqlBool>`exists (select 1 ${ownItem})`)
        .executeTakeFirst(),

    /** The stored review of a user, also of a title that is not in the collection. */
    stored: (userId: string, titleId: string) =>
      db
        .selectFrom('reviews')
        .selectAll()
        .where((is) => is.and(ofUser(userId, titleId)))
        .executeTakeFirst(),

    /** Adds a review, or changes its text and its visibility. */
    save: ({ review_id, user_id, media_type, title_id, created_at, ...fields }: SavedReview) =>
      db
        .insertInto('reviews')
        .values({
          ...{ review_id, user_id, media_type, title_id, created_at, ...fields },
          ...{ helpful_count: 0, hidden_at: null, hidden_reason: null },
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'title_id']).doUpdateSet(fields))
        .execute(),

    /** Deletes a review; of one that the operator has hidden only the text and the votes, so that the next one stays hidden. */
    remove: async (userId: string, titleId: string): Promise<void> => {
      const hidden = await db
        .updateTable('reviews')
        .set({ text: '' })
        .where((is) => is.and(ofUser(userId, titleId)))
        .where('hidden_at', 'is not', null)
        .returning('review_id')
        .executeTakeFirst();
      if (hidden) await db.deleteFrom('review_votes').where('review_id', '=', hidden.review_id).execute();
      else
        await db
          .deleteFrom('reviews')
          .where((is) => is.and(ofUser(userId, titleId)))
          .execute();
    },

    /** Locks a review that other users may see until the transaction ends and returns its author. */
    lockShown: (viewer: Viewer, reviewId: string) =>
      db
        .updateTable('reviews')
        .set(({ ref }) => ({ updated_at: ref('updated_at') }))
        .where('review_id', '=', reviewId)
        .where(isShown)
        .where(refersToVisible(viewer, 'reviews'))
        .returning('user_id')
        .executeTakeFirst(),

    addVote: (row: ReviewVoteRow) =>
      db
        .insertInto('review_votes')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    removeVote: (reviewId: string, userId: string) =>
      db
        .deleteFrom('review_votes')
        .where((is) => is.and(vote(reviewId, userId)))
        .execute(),

    helpfulCount: async (reviewId: string): Promise<number> => {
      const query = db.selectFrom('reviews').select('helpful_count').where('review_id', '=', reviewId);
      return (await query.executeTakeFirstOrThrow()).helpful_count;
    },

    /** Adds a report, or replaces that of the same user. */
    addReport: ({ review_id, user_id, ...fields }: ReviewReportRow) =>
      db
        .insertInto('review_reports')
        .values({ review_id, user_id, ...fields })
        .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doUpdateSet(fields))
        .execute(),
  };
}

/** The columns of a review that its author saves. */
type SavedReview = Omit<ReviewRow, 'helpful_count' | 'hidden_at' | 'hidden_reason'>;

/** A review with its author, as the database returns it. */
export type FoundReview = Awaited<ReturnType<ReturnType<typeof createReviewsRepository>['page']>>[number];
