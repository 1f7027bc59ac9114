import type { MediaType } from '@gildshelf/api-client/contract';
import {
  type PublicCollectionQuery,
  type PublicList,
  usePublicCollection,
} from '@gildshelf/api-client/react';
import { type CollectionStart, shownTypes } from './collectionStart.ts';

/** One media type of a public collection. */
export interface PublicShelf {
  readonly type: MediaType;
  readonly list: PublicCollectionQuery;
}

/** The state and the content of a public collection page. */
export type PublicShelves =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready';
      readonly owner: PublicList;
      /** The media types that have titles, or whose response is not available. */
      readonly shelves: readonly PublicShelf[];
    };

/** A user's public collection, of all media types or of one of them from a position. */
export function usePublicShelves(username: string, from: CollectionStart | undefined): PublicShelves {
  const shelves = shownTypes(from).map((type) => ({
    type,
    // biome-ignore lint/correctness/useHookAtTopLevel: the list of media types is the same in every render
    list: usePublicCollection(username, type, { after: from?.after }),
  }));
  const states = shelves.map(({ list }) => list.state);
  // If the owner makes the collection private during the requests, the whole page is missing.
  if (states.includes('missing')) return { state: 'missing' };
  const owner = shelves.map(({ list }) => list).find((list) => list.state === 'ready');
  if (owner) return { state: 'ready', owner: owner.data, shelves: shelves.filter(isShown) };
  return { state: states.includes('loading') ? 'loading' : 'failed' };
}

const isShown = ({ list }: PublicShelf) => list.state !== 'ready' || list.data.total > 0;
