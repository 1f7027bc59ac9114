import type { Kysely } from 'kysely';
import { deleteInParts } from '../../../platform/db/deleteInParts.ts';
import type { LinkTokenRow, Schema } from '../../../platform/db/schema.ts';

export type LinkTokensRepository = ReturnType<typeof createLinkTokensRepository>;

/** Links in mails: each is good once, for its kind, until it expires. Only hashes are kept. */
export function createLinkTokensRepository(db: Kysely<Schema>) {
  return {
    add: (token: LinkTokenRow) => db.insertInto('link_tokens').values(token).execute(),

    /** Uses a link up; of any number at once, one gets the row. */
    use: (userId: string, tokenHash: string, kind: LinkTokenRow['kind'], now: number) =>
      db
        .updateTable('link_tokens')
        .set({ used_at: now })
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .where('kind', '=', kind)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst(),

    find: (userId: string, tokenHash: string, kind: LinkTokenRow['kind']) =>
      db
        .selectFrom('link_tokens')
        .selectAll()
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .where('kind', '=', kind)
        .executeTakeFirst(),

    /** Ends the person's links that nobody used yet. */
    expireOpen: (userId: string, kind: LinkTokenRow['kind'], now: number) =>
      db
        .updateTable('link_tokens')
        .set({ expires_at: now })
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .execute(),

    removeAll: (userId: string) => db.deleteFrom('link_tokens').where('user_id', '=', userId).execute(),

    /** Removes up to `limit` links that expired before a time, and says how many. */
    removeOld: (before: number, limit: number) =>
      deleteInParts(
        db,
        { table: 'link_tokens', key: ['user_id', 'token_hash'], column: 'expires_at', before },
        limit,
      ),
  };
}
