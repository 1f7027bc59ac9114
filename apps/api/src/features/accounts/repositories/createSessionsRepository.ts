import type { Kysely } from 'kysely';
import { deleteInParts } from '../../../platform/db/deleteInParts.ts';
import type { Schema, SessionRow } from '../../../platform/db/schema.ts';

const key = ['user_id', 'session_id'] as const;

/** Who is logged in, and where. */
export function createSessionsRepository(db: Kysely<Schema>) {
  return {
    add: (session: SessionRow) => db.insertInto('sessions').values(session).execute(),

    find: (userId: string, sessionId: string) =>
      db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .executeTakeFirst(),

    markSeen: (userId: string, sessionId: string, now: number) =>
      db
        .updateTable('sessions')
        .set({ last_seen_at: now })
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .execute(),

    remove: (userId: string, sessionId: string) =>
      db.deleteFrom('sessions').where('user_id', '=', userId).where('session_id', '=', sessionId).execute(),

    /** Removes a session and gives what it was; of any number at once, one gets it. */
    take: (userId: string, sessionId: string) =>
      db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .returningAll()
        .executeTakeFirst(),

    removeAll: (userId: string) => db.deleteFrom('sessions').where('user_id', '=', userId).execute(),

    /** Removes up to `limit` sessions that ended before a time, and says how many; so does the next method. */
    removeExpired: (before: number, limit: number) =>
      deleteInParts(db, { table: 'sessions', key, column: 'expires_at', before }, limit),

    removeUnseen: (seenBefore: number, limit: number) =>
      deleteInParts(db, { table: 'sessions', key, column: 'last_seen_at', before: seenBefore }, limit),
  };
}
