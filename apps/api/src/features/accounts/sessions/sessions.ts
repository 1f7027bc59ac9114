import { ownMessages } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { UserRow } from '../../../platform/db/rows/accountRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import { Unauthenticated, WrongCredentials } from '../../../platform/http/errors.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { Accounts } from '../Accounts.ts';
import { sessionMaxLifetime } from '../repositories/createSessionsRepository.ts';

/**
 * Starts a session of a user who has just been authenticated, and returns its token. Throws WrongCredentials when the password
 * was changed meanwhile: the change ended all sessions, and none may be started with the old password afterwards.
 */
export async function startSession(
  { clock, tokens }: Pick<Accounts, 'clock' | 'tokens'>,
  db: Transaction<Schema>,
  user: UserRow,
): Promise<string> {
  const now = clock();
  const { users, sessions } = repositoriesOn(db);
  const lockedUser = await users.lock(user.user_id);
  if (lockedUser?.password_hash !== user.password_hash) throw new WrongCredentials();
  const session = {
    user_id: user.user_id,
    session_id: uuidv7(now),
    created_at: now,
    last_seen_at: now,
    expires_at: now + sessionMaxLifetime,
  };
  await sessions.add(session);
  return tokens.sign(lockedUser, session);
}

/**
 * Replaces the caller's session by a new one with the same end; the old token is invalid from then on. Of concurrent exchanges,
 * exactly one succeeds.
 */
export async function exchangeSession({ store, clock, tokens }: Accounts, caller: SignedInUser) {
  const now = clock();
  return store.db.transaction().execute(async (db) => {
    const { users, sessions } = repositoriesOn(db);
    // Locked first: a concurrent password change ends the new session like the old one.
    const user = await users.lock(caller.userId);
    const old = await sessions.take(caller.userId, caller.sessionId);
    if (!old || !user) throw new Unauthenticated();
    const session = { ...old, session_id: uuidv7(now), last_seen_at: now };
    await sessions.add(session);
    return { token: await tokens.sign(user, session) };
  });
}

/** Ends the caller's session; its token is invalid from then on. */
export async function logOut({ store }: Accounts, { userId, sessionId }: SignedInUser) {
  await repositoriesOn(store.db).sessions.remove(userId, sessionId);
  return { message: ownMessages.account.loggedOut };
}
