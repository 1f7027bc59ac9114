import type { Kysely } from 'kysely';
import type { Schema, SessionRow } from '../database/schema.ts';

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

    /** Sessions past their cap, or not seen for too long. */
    removeEnded: (now: number, seenBefore: number) =>
      db
        .deleteFrom('sessions')
        .where(({ or, eb }) => or([eb('expires_at', '<=', now), eb('last_seen_at', '<', seenBefore)]))
        .execute(),
  };
}
