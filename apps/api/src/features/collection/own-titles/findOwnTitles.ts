import type { CollectionPairs } from '@gildshelf/api-client/contract';
import type { CollectionIndex, CollectionOwner } from '../../../config/CollectionIndex.ts';
import { parseCollectionPairs } from './parseCollectionPairs.ts';

/** All titles of a collection that a query finds, for features that change them. */
export async function findOwnTitles(index: CollectionIndex, owner: CollectionOwner, pairs: CollectionPairs) {
  const { filter } = parseCollectionPairs(pairs);
  const ids = await index.idsOf(owner, filter);
  return ids.map((titleId) => ({ mediaType: filter.type, titleId }));
}
