import { type RawBuilder, sql } from 'kysely';

/** 0007: an index of all ratings of a title, which widgets on other sites show. */
export function titleRatings(): readonly RawBuilder<unknown>[] {
  return [sql`create index tracked_items_by_title on tracked_items (title_id, rating)`];
}
