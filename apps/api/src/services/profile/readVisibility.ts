import type { Visibility } from '@gildshelf/api-client/contract';
import { createPublicCollectionsRepository } from '../../repositories/createPublicCollectionsRepository.ts';
import type { SignedInUser } from '../../SignedInUser.ts';
import type { Accounts } from '../Accounts.ts';

/** Who may see the caller's collection. */
export async function readVisibility({ store }: Accounts, { userId }: SignedInUser) {
  const isPublic = await createPublicCollectionsRepository(store.db).has(userId);
  return { collection: isPublic ? 'public' : 'private' } satisfies { collection: Visibility };
}
