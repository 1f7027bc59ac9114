import { type RawBuilder, sql } from 'kysely';

/** 0004: a covering index of a user's tracked items in display order, including ties: lists and pages are range scans of it. */
export function collectionPages(): readonly RawBuilder<unknown>[] {
  return [
    sql`drop index tracked_items_by_change`,
    sql`create index tracked_items_by_change on tracked_items (user_id, media_type, updated_at, title_id, status, rating)`,
  ];
}
