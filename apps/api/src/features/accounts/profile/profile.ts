import type { ProfileChange } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import { Unauthenticated } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';

/** What the caller says about themselves. */
export async function readProfile({ store }: Accounts, { userId }: SignedInUser) {
  const user = await createUsersRepository(store.db).find(userId);
  if (!user) throw new Unauthenticated();
  return user;
}

/** Saves the given fields of the caller's profile; the token of the answer carries the new name and picture. */
export async function saveProfile(
  { store, clock, tokens }: Accounts,
  caller: SignedInUser,
  change: ProfileChange,
) {
  const session = await createSessionsRepository(store.db).find(caller.userId, caller.sessionId);
  const user = await createUsersRepository(store.db).changeProfile(caller.userId, change, clock());
  if (!user || !session) throw new Unauthenticated();
  const { display_name, avatar_url } = user;
  return { token: await tokens.sign(user, session), display_name, avatar_url };
}
