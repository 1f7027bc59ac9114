import type { Kysely } from 'kysely';
import type { Schema, UserRow } from '../database/schema.ts';
import { uuidv7 } from '../ids/uuidv7.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';
import type { Accounts } from './Accounts.ts';
import { sessionCap } from './sessionTimes.ts';

/** Starts a session of a person who has just shown who they are; gives its token. */
export async function startSession(
  { clock, tokens }: Accounts,
  db: Kysely<Schema>,
  user: UserRow,
): Promise<string> {
  const now = clock();
  const session = {
    user_id: user.user_id,
    session_id: uuidv7(now),
    created_at: now,
    last_seen_at: now,
    expires_at: now + sessionCap,
  };
  await createSessionsRepository(db).add(session);
  return tokens.sign(user, session);
}
