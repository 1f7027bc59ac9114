import type { Transaction } from 'kysely';
import type { Schema, UserRow } from '../../../platform/db/schema.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { WrongCredentials } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import { sessionMaxLifetime } from './sessionTimes.ts';

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
  const lockedUser = await createUsersRepository(db).lock(user.user_id);
  if (lockedUser?.password_hash !== user.password_hash) throw new WrongCredentials();
  const session = {
    user_id: user.user_id,
    session_id: uuidv7(now),
    created_at: now,
    last_seen_at: now,
    expires_at: now + sessionMaxLifetime,
  };
  await createSessionsRepository(db).add(session);
  return tokens.sign(lockedUser, session);
}
