import { ownMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../../../platform/http/errors.ts';
import { nameKey } from '../../accounts/loginKey.ts';
import type { Media } from '../../titles/Media.ts';

/** Whose public collection it is; one that is private and a person who is not there are refused alike. */
export async function findPublicCollection(
  { publicCollections }: Pick<Media, 'publicCollections'>,
  username: string,
) {
  const owner = await publicCollections.findByName(nameKey(username));
  if (!owner) throw new NotFound(ownMessages.collection.notPublic);
  return owner;
}
