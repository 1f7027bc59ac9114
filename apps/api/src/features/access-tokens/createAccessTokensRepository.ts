import { type Kysely, sql } from 'kysely';
import { deleteBatch } from '../../platform/db/batches.ts';
import type { AccessTokenRow } from '../../platform/db/rows/accountRows.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** The personal access tokens of users. */
export function createAccessTokensRepository(db: Kysely<Schema>) {
  return {
    add: (token: AccessTokenRow) => db.insertInto('access_tokens').values(token).execute(),

    /** The newest first. */
    list: (userId: string) =>
      db
        .selectFrom('access_tokens')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('token_id', 'desc')
        .execute(),

    count: async (userId: string): Promise<number> => {
      const { tokens } = await db
        .selectFrom('access_tokens')
        .select(({ fn }) => fn.countAll().as('tokens'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(tokens);
    },

    /** The token with this hash, and the username of its user. */
    findByHash: (tokenHash: string) =>
      db
        .selectFrom('access_tokens')
        .innerJoin('users', 'users.user_id', 'access_tokens.user_id')
        .select([
          'access_tokens.user_id',
          'access_tokens.token_id',
          'access_tokens.scopes',
          'access_tokens.expires_at',
          'access_tokens.last_used_at',
          'users.username',
          'users.sees_adult_titles',
        ])
        .where('access_tokens.token_hash', '=', tokenHash)
        .executeTakeFirst(),

    /** Stores the last use of a token, unless another server has stored one since `before`. */
    markUsed: (userId: string, tokenId: string, now: number, before: number) =>
      db
        .updateTable('access_tokens')
        .set({ last_used_at: now })
        .where('user_id', '=', userId)
        .where('token_id', '=', tokenId)
        .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
        .execute(),

    remove: (userId: string, tokenId: string) =>
      db.deleteFrom('access_tokens').where('user_id', '=', userId).where('token_id', '=', tokenId).execute(),

    removeAll: (userId: string) => db.deleteFrom('access_tokens').where('user_id', '=', userId).execute(),

    /** Deletes up to `limit` tokens that expired before a time; resolves to the number deleted. */
    removeExpired: (before: number, limit: number) =>
      deleteBatch(
        db,
        {
          ...({ table: 'access_tokens', key: ['user_id', 'token_id'], column: 'expires_at' } as const),
          ...{ before, and: sql`expires_at is not null` },
        },
        limit,
      ),
  };
}
