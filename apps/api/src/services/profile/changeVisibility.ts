import type { Visibility } from '@gildshelf/api-client/contract';
import { createPublicCollectionsRepository } from '../../repositories/createPublicCollectionsRepository.ts';
import type { SignedInUser } from '../../SignedInUser.ts';
import type { Accounts } from '../Accounts.ts';

/** Says who may see the caller's collection, from the next answer on. */
export async function changeVisibility(
  { store, clock }: Accounts,
  { userId }: SignedInUser,
  collection: Visibility,
) {
  const publicCollections = createPublicCollectionsRepository(store.db);
  if (collection === 'public') await publicCollections.add(userId, clock());
  else await publicCollections.remove(userId);
  return { collection };
}
