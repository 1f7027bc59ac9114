import { type RawBuilder, sql } from 'kysely';

/** 0007: what all people say about one title, which is shown beside it on other sites: a read along this index. */
export function titleRatings(): readonly RawBuilder<unknown>[] {
  return [sql`create index tracked_items_by_title on tracked_items (title_id, rating)`];
}
