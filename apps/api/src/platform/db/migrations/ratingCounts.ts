import { type RawBuilder, sql } from 'kysely';
import type { DialectWords } from './dialectWords.ts';

/**
 * 0011: how many people gave each title each rating, and how many titles each person tracks, as of a few seconds ago:
 * `counted_rating` is the rating as which they count a tracked item, null if that is its rating.
 */
export function ratingCounts({ key, whole, real, byKey }: DialectWords): readonly RawBuilder<unknown>[] {
  return [
    sql`create table title_ratings (
      title_id ${key} not null,
      rating ${real} not null,
      rating_count ${whole} not null,
      primary key (title_id, rating)
    ) ${byKey}`,
    sql`create table collection_sizes (
      user_id ${key} not null,
      media_type ${key} not null,
      title_count ${whole} not null,
      primary key (user_id, media_type)
    ) ${byKey}`,
    sql`create table removed_items (
      title_id ${key} not null,
      removal_id ${key} not null,
      user_id ${key} not null,
      media_type ${key} not null,
      counted_rating ${real} not null,
      primary key (title_id, removal_id)
    ) ${byKey}`,
    sql`create index removed_items_by_user on removed_items (user_id, media_type)`,
    sql`alter table tracked_items add column counted_rating ${real}`,
    sql`create index tracked_items_to_count on tracked_items (title_id) where counted_rating is not null`,
    sql`create index tracked_items_to_size on tracked_items (user_id, media_type) where counted_rating = -1`,
  ];
}
