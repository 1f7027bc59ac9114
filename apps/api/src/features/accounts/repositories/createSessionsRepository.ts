import type { Kysely } from 'kysely';
import { deleteBatch } from '../../../platform/db/batches.ts';
import type { SessionRow } from '../../../platform/db/rows/accountRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';

const day = 24 * 60 * 60 * 1000;

/** How long a session may be unused before it ends, in milliseconds. */
export const sessionIdleTimeout = 3 * day;

/** The longest lifetime of a session from its login, however much it is used, in milliseconds. */
export const sessionMaxLifetime = 30 * day;

const key = ['user_id', 'session_id'] as const;

/** The sessions of logged-in users, one per login. */
export function createSessionsRepository(db: Kysely<Schema>) {
  return {
    add: (session: SessionRow) => db.insertInto('sessions').values(session).execute(),

    find: (userId: string, sessionId: string) =>
      db
        .selectFrom('sessions')
        .innerJoin('users', 'users.user_id', 'sessions.user_id')
        .selectAll('sessions')
        .select('users.sees_adult_titles')
        .where('sessions.user_id', '=', userId)
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

    /** Deletes a session and returns it; of concurrent calls, exactly one gets it. */
    take: (userId: string, sessionId: string) =>
      db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .returningAll()
        .executeTakeFirst(),

    removeAll: (userId: string) => db.deleteFrom('sessions').where('user_id', '=', userId).execute(),

    /** Deletes up to `limit` sessions that expired before a time; resolves to the number deleted. So does `removeUnseen`. */
    removeExpired: (before: number, limit: number) =>
      deleteBatch(db, { table: 'sessions', key, column: 'expires_at', before }, limit),

    removeUnseen: (seenBefore: number, limit: number) =>
      deleteBatch(db, { table: 'sessions', key, column: 'last_seen_at', before: seenBefore }, limit),
  };
}
