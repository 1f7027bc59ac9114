import { uuidv7 } from '../../../platform/db/uuid.ts';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import { Unauthenticated } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';

/**
 * Replaces the caller's session by a new one with the same end; the old token is invalid from then on. Of concurrent exchanges,
 * exactly one succeeds.
 */
export async function exchangeSession({ store, clock, tokens }: Accounts, caller: SignedInUser) {
  const now = clock();
  return store.db.transaction().execute(async (db) => {
    const sessions = createSessionsRepository(db);
    // Locked first: a concurrent password change ends the new session like the old one.
    const user = await createUsersRepository(db).lock(caller.userId);
    const old = await sessions.take(caller.userId, caller.sessionId);
    if (!old || !user) throw new Unauthenticated();
    const session = { ...old, session_id: uuidv7(now), last_seen_at: now };
    await sessions.add(session);
    return { token: await tokens.sign(user, session) };
  });
}
