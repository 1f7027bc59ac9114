import { type RawBuilder, sql } from 'kysely';

/** 0004: what a person tracks in the order in which it is shown, to the last tie, with all that is shown of it: lists and pages are a read along this index. */
export function collectionPages(): readonly RawBuilder<unknown>[] {
  return [
    sql`drop index tracked_items_by_change`,
    sql`create index tracked_items_by_change on tracked_items (user_id, media_type, updated_at, title_id, status, rating)`,
  ];
}
