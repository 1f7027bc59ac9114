import type { Transaction } from 'kysely';
import { uuidv7 } from '../../../platform/crypto/uuidv7.ts';
import type { Schema, UserRow } from '../../../platform/db/schema.ts';
import { WrongCredentials } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import { sessionCap } from './sessionTimes.ts';

/**
 * Starts a session of a person who has just shown who they are, and gives its token. Refused where their password became
 * another one in the meantime: that ended all sessions, and none may slip through behind it.
 */
export async function startSession(
  { clock, tokens }: Pick<Accounts, 'clock' | 'tokens'>,
  db: Transaction<Schema>,
  user: UserRow,
): Promise<string> {
  const now = clock();
  const held = await createUsersRepository(db).hold(user.user_id);
  if (held?.password_hash !== user.password_hash) throw new WrongCredentials();
  const session = {
    user_id: user.user_id,
    session_id: uuidv7(now),
    created_at: now,
    last_seen_at: now,
    expires_at: now + sessionCap,
  };
  await createSessionsRepository(db).add(session);
  return tokens.sign(held, session);
}
