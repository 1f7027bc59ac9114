import { createHash, randomBytes } from 'node:crypto';
import {
  type AccessTokenScope,
  accessTokenScopes,
  type NewAccessToken,
  ownMessages,
  serverLimits,
} from '@gildshelf/api-client/contract';
import type { ServerContext } from '../../config/ServerContext.ts';
import type { AccessTokenRow } from '../../platform/db/rows/accountRows.ts';
import { isUuid, uuidv7 } from '../../platform/db/uuid.ts';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import { Conflict, Unauthenticated } from '../../platform/http/errors.ts';
import { repositoriesOn } from '../repositories.ts';

/** The dependencies of the services of personal access tokens. */
export type AccessTokensContext = Pick<ServerContext, 'store' | 'clock'>;

const day = 24 * 60 * 60 * 1000;
/** By which scanners of repositories and logs recognise a token. */
const tokenStart = 'gs_pat_';
const secretBytes = 32;
/** The start and five of the 43 random characters. */
const prefixLength = tokenStart.length + 5;

/** A whole Authorization header with a personal access token; its group is the token. */
export const accessTokenHeader = /^Bearer (gs_pat_[\w-]{43})$/i;

/** A fast hash is sufficient, because a token has 256 random bits and cannot be guessed. */
export function hashAccessToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The scopes of a stored token. */
export function scopesOf({ scopes }: Pick<AccessTokenRow, 'scopes'>): readonly AccessTokenScope[] {
  const names = scopes.split(' ');
  return accessTokenScopes.filter((scope) => names.includes(scope));
}

/** The user whom the request belongs to. */
export async function readCurrentUser({ store }: AccessTokensContext, { userId }: SignedInUser) {
  const user = await repositoriesOn(store.db).users.find(userId);
  if (!user) throw new Unauthenticated();
  const { username, display_name, avatar_url } = user;
  return { userId, username, display_name, avatar_url };
}

/** The caller's tokens without their secrets, the newest first. */
export async function listAccessTokens({ store }: AccessTokensContext, { userId }: SignedInUser) {
  const rows = await repositoriesOn(store.db).accessTokens.list(userId);
  return rows.map(presentToken);
}

/**
 * Creates a token for the caller and returns it with its secret, which is not stored. Throws Unauthenticated when the caller's session
 * ended meanwhile: a changed password ended all tokens too, and none may be created afterwards.
 */
export async function createAccessToken(
  { store, clock }: AccessTokensContext,
  { userId, sessionId }: SignedInUser,
  { name, scopes, expires_in_days: days }: NewAccessToken,
) {
  const now = clock();
  const token = `${tokenStart}${randomBytes(secretBytes).toString('base64url')}`;
  const row: AccessTokenRow = {
    user_id: userId,
    token_id: uuidv7(now),
    name,
    scopes: scopes.join(' '),
    token_hash: hashAccessToken(token),
    prefix: token.slice(0, prefixLength),
    created_at: now,
    expires_at: days === null ? null : now + days * day,
    last_used_at: null,
  };
  await store.db.transaction().execute(async (db) => {
    const { users, sessions, accessTokens } = repositoriesOn(db);
    // Locked first, so that concurrent calls do not exceed the maximum.
    if (!(await users.lock(userId))) throw new Unauthenticated();
    if (!(await sessions.find(userId, sessionId))) throw new Unauthenticated();
    if ((await accessTokens.count(userId)) >= serverLimits.accessTokens)
      throw new Conflict(ownMessages.accessTokens.tooMany);
    await accessTokens.add(row);
  });
  return { ...presentToken(row), token };
}

/** Revokes one of the caller's tokens; idempotent, and the same for tokens of other users. */
export async function revokeAccessToken(
  { store }: AccessTokensContext,
  { userId }: SignedInUser,
  tokenId: string,
) {
  if (isUuid(tokenId)) await repositoriesOn(store.db).accessTokens.remove(userId, tokenId);
  return { message: ownMessages.accessTokens.revoked };
}

function presentToken(row: AccessTokenRow) {
  const { token_id: id, name, prefix } = row;
  return {
    ...{ id, name, prefix, scopes: scopesOf(row) },
    created_at: new Date(row.created_at).toISOString(),
    expires_at: isoTime(row.expires_at),
    last_used_at: isoTime(row.last_used_at),
  };
}

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());
