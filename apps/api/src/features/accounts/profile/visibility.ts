import type { PublicChoices } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import { createPublicCollectionsRepository } from '../../collection/public/createPublicCollectionsRepository.ts';
import type { Accounts } from '../Accounts.ts';

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

/** What of the caller anybody may see. */
export async function readVisibility({ store }: Accounts, { userId }: SignedInUser): Promise<PublicChoices> {
  const parts = await createPublicCollectionsRepository(store.db).find(userId);
  return { collection: parts ? 'public' : 'private', profile: parts ? [...parts] : [] };
}
