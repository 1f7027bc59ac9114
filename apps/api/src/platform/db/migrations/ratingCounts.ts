import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/**
 * 0011: the number of users per title and rating, and of tracked titles per user, with a delay of a few seconds. `counted_rating` is
 * the rating as which a tracked item is counted, null if that is its current rating.
 */
export function ratingCounts({ key, integer, real, keyedTable }: DdlDialect): readonly RawBuilder<unknown>[] {
  return [
    sql`create table title_ratings (
      title_id ${key} not null,
      rating ${real} not null,
      rating_count ${integer} not null,
      primary key (title_id, rating)
    ) ${keyedTable}`,
    sql`create table collection_sizes (
      user_id ${key} not null,
      media_type ${key} not null,
      title_count ${integer} not null,
      primary key (user_id, media_type)
    ) ${keyedTable}`,
    sql`create table removed_items (
      title_id ${key} not null,
      removal_id ${key} not null,
      user_id ${key} not null,
      media_type ${key} not null,
      counted_rating ${real} not null,
      primary key (title_id, removal_id)
    ) ${keyedTable}`,
    sql`create index removed_items_by_user on removed_items (user_id, media_type)`,
    sql`alter table tracked_items add column counted_rating ${real}`,
    sql`create index tracked_items_to_count on tracked_items (title_id) where counted_rating is not null`,
    sql`create index tracked_items_to_size on tracked_items (user_id, media_type) where counted_rating = -1`,
  ];
}
