import { type MediaType, ownMessages } from '@gildshelf/api-client/contract';
import { uuidv7 } from '../../ids/uuidv7.ts';
import { createCollectionRepository } from '../../repositories/createCollectionRepository.ts';
import type { SignedInUser } from '../../SignedInUser.ts';
import type { Media } from './Media.ts';

/** Takes a title out of a person's collection, by slug or id; nothing to take out is as good. */
export async function removeItem(
  { store, clock }: Media,
  mediaType: MediaType,
  user: SignedInUser,
  slugOrId: string,
) {
  await store.db
    .transaction()
    .execute((db) =>
      createCollectionRepository(db).remove(user.userId, mediaType, slugOrId, uuidv7(clock())),
    );
  return { message: ownMessages.title.removed };
}
