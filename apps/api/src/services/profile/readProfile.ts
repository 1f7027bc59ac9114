import { SignInNeeded } from '../../errors.ts';
import { createUsersRepository } from '../../repositories/createUsersRepository.ts';
import type { SignedInUser } from '../../SignedInUser.ts';
import type { Accounts } from '../Accounts.ts';

/** What the caller says about themselves. */
export async function readProfile({ store }: Accounts, { userId }: SignedInUser) {
  const user = await createUsersRepository(store.db).find(userId);
  if (!user) throw new SignInNeeded();
  return user;
}
