import type { Kysely } from 'kysely';
import { deleteInParts } from '../db/deleteInParts.ts';
import type { OutboxRow, Schema } from '../db/schema.ts';

/** Mail that is to go out. */
export function createOutboxRepository(db: Kysely<Schema>) {
  return {
    add: (message: OutboxRow) => db.insertInto('outbox').values(message).execute(),

    /** Takes the message that has waited longest; until `leaseUntil` nobody else gets it. */
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
        // Asked again outside: whoever waited for another copy's claim must not claim after it.
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .returningAll()
        .executeTakeFirst(),

    /** Sent mail keeps no link. */
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

    /** Removes up to `limit` mails that were written before a time, and says how many. */
    removeOld: (before: number, limit: number) =>
      deleteInParts(
        db,
        { table: 'outbox', key: ['user_id', 'message_id'], column: 'created_at', before },
        limit,
      ),
  };
}
