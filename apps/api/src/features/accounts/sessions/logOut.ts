import { ownMessages } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import type { Accounts } from '../Accounts.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';

/** Ends the caller's session; its token is invalid from then on. */
export async function logOut({ store }: Accounts, { userId, sessionId }: SignedInUser) {
  await createSessionsRepository(store.db).remove(userId, sessionId);
  return { message: ownMessages.account.loggedOut };
}
