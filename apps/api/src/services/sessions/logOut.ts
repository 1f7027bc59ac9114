import { ownMessages } from '@gildshelf/api-client/contract';
import { createSessionsRepository } from '../../repositories/createSessionsRepository.ts';
import type { SignedInUser } from '../../SignedInUser.ts';
import type { Accounts } from '../Accounts.ts';

/** Ends the caller's session; its token is worth nothing from then on. */
export async function logOut({ store }: Accounts, { userId, sessionId }: SignedInUser) {
  await createSessionsRepository(store.db).remove(userId, sessionId);
  return { message: ownMessages.account.loggedOut };
}
