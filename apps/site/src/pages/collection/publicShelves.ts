import {
  type CatalogueType,
  catalogueTypes,
  isCollectionCursor,
  type MediaType,
  mediaTypeNames,
} from '@gildshelf/api-client/contract';
import {
  type PublicCollectionQuery,
  type PublicList,
  useMediaTypes,
  usePublicTitles,
} from '@gildshelf/api-client/react';
import { paths, userPath } from '../../routing/paths.ts';

/** Start of a later page of a public collection: one media type, from a position in its list. */
export interface CollectionStart {
  readonly type: MediaType;
  /** `next` of the previous page's response. */
  readonly after: string;
}

/** Reads the start from the query string of the page's URL; undefined when it is missing or invalid. */
export function collectionStart(search: string | undefined): CollectionStart | undefined {
  const query = new URLSearchParams(search);
  const type = mediaTypeNames.find((one) => one === query.get('type'));
  const after = query.get('after') ?? '';
  return type && isCollectionCursor(after) ? { type, after } : undefined;
}

/** The URL of such a page, for pagination without JavaScript. */
export function collectionPageFrom(username: string, { type, after }: CollectionStart): string {
  return `${userPath(paths.collection, username)}?${new URLSearchParams({ type, after })}`;
}

/**
 * The media types on a page: the one from which a later page starts, or else those that the site shows and those without pages of titles.
 */
export function shownTypes(
  from: CollectionStart | undefined,
  types: readonly CatalogueType[],
): readonly MediaType[] {
  if (from) return [from.type];
  const hidden: readonly MediaType[] = catalogueTypes.filter((type) => !types.includes(type));
  return mediaTypeNames.filter((type) => !hidden.includes(type));
}

/** One media type of a public collection. */
interface PublicShelf {
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
  const shelves = shownTypes(from, useMediaTypes()).map((type) => ({
    type,
    // biome-ignore lint/correctness/useHookAtTopLevel: the list of media types is the same in every render
    list: usePublicTitles(username, type, { after: from?.after }),
  }));
  const states = shelves.map(({ list }) => list.state);
  // If the owner makes the collection private during the requests, the whole page is missing.
  if (states.includes('missing')) return { state: 'missing' };
  const owner = shelves.map(({ list }) => list).find((list) => list.state === 'ready');
  if (owner) return { state: 'ready', owner: owner.data, shelves: shelves.filter(isShown) };
  return { state: states.includes('loading') ? 'loading' : 'failed' };
}

const isShown = ({ list }: PublicShelf) => list.state !== 'ready' || list.data.total > 0;
