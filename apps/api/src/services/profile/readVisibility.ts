import type { PublicChoices } from '@gildshelf/api-client/contract';
import { createPublicCollectionsRepository } from '../../repositories/createPublicCollectionsRepository.ts';
import type { SignedInUser } from '../../SignedInUser.ts';
import type { Accounts } from '../Accounts.ts';

/** What of the caller anybody may see. */
export async function readVisibility({ store }: Accounts, { userId }: SignedInUser): Promise<PublicChoices> {
  const parts = await createPublicCollectionsRepository(store.db).find(userId);
  return { collection: parts ? 'public' : 'private', profile: parts ? [...parts] : [] };
}
