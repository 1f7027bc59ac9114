import { ownMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../../platform/http/errors.ts';
import type { Repositories } from '../repositories.ts';

export type FindOwner = ReturnType<typeof createFindOwner>;

/**
 * Creates the function that finds the owner of a public collection by username. It throws the same error for a private collection and
 * for an unknown user. `nameKey` is the login key of a username.
 */
export function createFindOwner(
  { publicCollections }: Pick<Repositories, 'publicCollections'>,
  nameKey: (username: string) => string,
) {
  return async (username: string) => {
    const owner = await publicCollections.findByName(nameKey(username));
    if (!owner) throw new NotFound(ownMessages.collection.notPublic);
    return owner;
  };
}
