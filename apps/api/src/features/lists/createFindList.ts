import { listMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../../platform/http/errors.ts';
import type { Repositories } from '../repositories.ts';
import type { OwnedList } from './createListsRepository.ts';

/**
 * Creates the function that finds a public list by the username of its owner and its slug. It throws the same error for a private list, an
 * unknown list and an unknown user. `nameKey` is the login key of a username.
 */
export function createFindList(
  { lists }: Pick<Repositories, 'lists'>,
  nameKey: (username: string) => string,
) {
  return async (username: string, slug: string): Promise<OwnedList> => {
    const list = await lists.findPublic(nameKey(username), slug);
    if (!list) throw new NotFound(listMessages.notPublic);
    return list;
  };
}
