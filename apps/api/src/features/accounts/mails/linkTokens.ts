import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { deleteBatch } from '../../../platform/db/batches.ts';
import type { LinkTokenRow } from '../../../platform/db/rows/accountRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuidBytes, uuidText } from '../../../platform/db/uuid.ts';

const idBytes = 16;
const secretBytes = 32;

/** The token of a mailed link, and the hash that is stored of it. */
export interface LinkToken {
  readonly userId: string;
  readonly token: string;
  readonly hash: string;
}

/** Creates a token for a link of this user: the user id, so that the row is found by its key, and 256 random bits. */
export function createLinkToken(userId: string): LinkToken {
  const bytes = Buffer.concat([uuidBytes(userId), randomBytes(secretBytes)]);
  const token = bytes.toString('base64url');
  return { userId, token, hash: hashToken(token) };
}

/** Parses the token of a link; undefined when it is malformed. */
export function readLinkToken(token: string): LinkToken | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + secretBytes || bytes.toString('base64url') !== token) return undefined;
  return { userId: uuidText(bytes.subarray(0, idBytes)), token, hash: hashToken(token) };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export type LinkTokensRepository = ReturnType<typeof createLinkTokensRepository>;

/** The tokens of mailed links: each is valid once, for its kind, until it expires. Only hashes are stored. */
export function createLinkTokensRepository(db: Kysely<Schema>) {
  return {
    add: (token: LinkTokenRow) => db.insertInto('link_tokens').values(token).execute(),

    /** Marks a link as used and returns its row; of concurrent calls, exactly one gets the row. */
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

    /** Expires the user's unused links. */
    expireUnused: (userId: string, kind: LinkTokenRow['kind'], now: number) =>
      db
        .updateTable('link_tokens')
        .set({ expires_at: now })
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .execute(),

    removeAll: (userId: string) => db.deleteFrom('link_tokens').where('user_id', '=', userId).execute(),

    /** Deletes up to `limit` links that expired before a time; resolves to the number deleted. */
    removeExpired: (before: number, limit: number) =>
      deleteBatch(
        db,
        { table: 'link_tokens', key: ['user_id', 'token_hash'], column: 'expires_at', before },
        limit,
      ),
  };
}
