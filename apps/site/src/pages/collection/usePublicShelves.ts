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

/** What a page of a public collection shows. */
export type PublicShelves =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready';
      readonly owner: PublicList;
      /** Those in which there is something, or of which it is not known. */
      readonly shelves: readonly PublicShelf[];
    };

/** The collection of a person as anybody may see it, of all media types or from a place in one of them. */
export function usePublicShelves(username: string, from: CollectionStart | undefined): PublicShelves {
  const shelves = shownTypes(from).map((type) => ({
    type,
    // biome-ignore lint/correctness/useHookAtTopLevel: the list of media types is the same in every render
    list: usePublicCollection(username, type, { after: from?.after }),
  }));
  const states = shelves.map(({ list }) => list.state);
  // Switched off while they were asked for, it is none.
  if (states.includes('missing')) return { state: 'missing' };
  const owner = shelves.map(({ list }) => list).find((list) => list.state === 'ready');
  if (owner) return { state: 'ready', owner: owner.data, shelves: shelves.filter(hasNews) };
  return { state: states.includes('loading') ? 'loading' : 'failed' };
}

const hasNews = ({ list }: PublicShelf) => list.state !== 'ready' || list.data.total > 0;
