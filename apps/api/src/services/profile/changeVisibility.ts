import type { PublicChoices } from '@gildshelf/api-client/contract';
import { createPublicCollectionsRepository } from '../../repositories/createPublicCollectionsRepository.ts';
import type { SignedInUser } from '../../SignedInUser.ts';
import type { Accounts } from '../Accounts.ts';
import { readVisibility } from './readVisibility.ts';

/** Says what of the caller anybody may see, from the next response on. */
export async function changeVisibility(
  accounts: Accounts,
  user: SignedInUser,
  { collection, profile }: PublicChoices,
): Promise<PublicChoices> {
  const publicCollections = createPublicCollectionsRepository(accounts.store.db);
  if (collection === 'public') await publicCollections.save(user.userId, profile, accounts.clock());
  else await publicCollections.remove(user.userId);
  return readVisibility(accounts, user);
}
