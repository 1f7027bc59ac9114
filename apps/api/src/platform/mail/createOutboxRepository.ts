import type { Kysely } from 'kysely';
import { deleteBatch } from '../db/batches.ts';
import type { OutboxRow } from '../db/rows/deliveryRows.ts';
import type { Schema } from '../db/schema.ts';

/** Queries of the table of outgoing mail. */
export function createOutboxRepository(db: Kysely<Schema>) {
  return {
    add: (message: OutboxRow) => db.insertInto('outbox').values(message).execute(),

    /** Claims the message that has been due for the longest time; no other instance can claim it until `leaseUntil`. */
    claim: (now: number, createdAfter: number, leaseUntil: number) =>
      db
        .updateTable('outbox')
        .set(({ eb }) => ({ next_attempt_at: leaseUntil, attempts: eb('attempts', '+', 1) }))
        .where('message_id', '=', ({ selectFrom }) =>
          selectFrom('outbox')
            .select('message_id')
            .where('sent_at', 'is', null)
            .where('next_attempt_at', '<=', now)
            .where('created_at', '>', createdAfter)
            .orderBy('next_attempt_at')
            .limit(1),
        )
        // Repeated outside the subquery: a statement that waited for another instance's claim must not claim the same row.
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .returningAll()
        .executeTakeFirst(),

    /** Also deletes the bodies, which contain links. */
    markSent: (userId: string, messageId: string, now: number) =>
      db
        .updateTable('outbox')
        .set({ sent_at: now, body_text: '', body_html: '' })
        .where('user_id', '=', userId)
        .where('message_id', '=', messageId)
        .execute(),

    postpone: (userId: string, messageId: string, until: number) =>
      db
        .updateTable('outbox')
        .set({ next_attempt_at: until })
        .where('user_id', '=', userId)
        .where('message_id', '=', messageId)
        .execute(),

    remove: (userId: string, messageId: string) =>
      db.deleteFrom('outbox').where('user_id', '=', userId).where('message_id', '=', messageId).execute(),

    /** Deletes up to `limit` mails created before a time; resolves to their number. */
    removeOld: (before: number, limit: number) =>
      deleteBatch(
        db,
        { table: 'outbox', key: ['user_id', 'message_id'], column: 'created_at', before },
        limit,
      ),
  };
}
