import { ownMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../../../platform/http/errors.ts';
import { nameKey } from '../../accounts/loginKey.ts';
import type { Media } from '../../titles/Media.ts';

/** The owner of a public collection. Throws the same error for a private collection and for an unknown user. */
export async function findPublicCollection(
  { publicCollections }: Pick<Media, 'publicCollections'>,
  username: string,
) {
  const owner = await publicCollections.findByName(nameKey(username));
  if (!owner) throw new NotFound(ownMessages.collection.notPublic);
  return owner;
}
