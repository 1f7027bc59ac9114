import type { VisibilitySettings } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import { createPublicCollectionsRepository } from '../../collection/public/createPublicCollectionsRepository.ts';
import type { Accounts } from '../Accounts.ts';

/** Sets which of the caller's data are public, effective from the next response. */
export async function changeVisibility(
  accounts: Accounts,
  user: SignedInUser,
  { collection, profile }: VisibilitySettings,
): Promise<VisibilitySettings> {
  const publicCollections = createPublicCollectionsRepository(accounts.store.db);
  if (collection === 'public') await publicCollections.save(user.userId, profile, accounts.clock());
  else await publicCollections.remove(user.userId);
  return readVisibility(accounts, user);
}

/** Returns which of the caller's data are public. */
export async function readVisibility(
  { store }: Accounts,
  { userId }: SignedInUser,
): Promise<VisibilitySettings> {
  const parts = await createPublicCollectionsRepository(store.db).find(userId);
  return { collection: parts ? 'public' : 'private', profile: parts ? [...parts] : [] };
}
