import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** The reviews that an operator decides on. */
export function createReportedReviewsRepository(db: Kysely<Schema>) {
  const reviews = () =>
    db
      .selectFrom('reviews')
      .innerJoin('users', 'users.user_id', 'reviews.user_id')
      .innerJoin('titles', 'titles.title_id', 'reviews.title_id')
      .selectAll('reviews')
      .select(['users.username', 'titles.slug']);

  return {
    /** Reviews with reports, the one with the earliest report first. */
    list: (limit: number) =>
      reviews()
        .innerJoin(
          (query) =>
            query
              .selectFrom('review_reports')
              .select(['review_id', sql<number>`min(created_at)`.as('reported_at')])
              .groupBy('review_id')
              .as('reported'),
          (join) => join.onRef('reported.review_id', '=', 'reviews.review_id'),
        )
        .orderBy('reported.reported_at')
        .orderBy('reviews.review_id')
        .limit(limit)
        .execute(),

    /** The number of reviews with reports. */
    count: async (): Promise<number> => {
      const { count } = await db
        .selectFrom('review_reports')
        .select(({ fn }) => fn.count('review_id').distinct().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** The reports of reviews, the earliest first. */
    reportsOf: (reviewIds: readonly string[]) =>
      db
        .selectFrom('review_reports')
        .innerJoin('users', 'users.user_id', 'review_reports.user_id')
        .select([
          'review_reports.review_id',
          'review_reports.reason',
          'review_reports.created_at',
          'users.username',
        ])
        .where('review_reports.review_id', 'in', reviewIds)
        .orderBy('review_reports.created_at')
        .orderBy('review_reports.user_id')
        .execute(),

    find: (reviewId: string) => reviews().where('reviews.review_id', '=', reviewId).executeTakeFirst(),

    /** Hides a review from other users, or shows it again, and deletes its reports. */
    decide: async (
      reviewId: string,
      hidden: { readonly hidden_at: number | null; readonly hidden_reason: string | null },
    ): Promise<void> => {
      await db.updateTable('reviews').set(hidden).where('review_id', '=', reviewId).execute();
      await db.deleteFrom('review_reports').where('review_id', '=', reviewId).execute();
    },
  };
}
