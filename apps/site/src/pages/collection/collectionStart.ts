import { isCollectionCursor, type MediaType, mediaTypeNames } from '@gildshelf/api-client/contract';
import { paths, userPath } from '../../paths.ts';

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

/** The media mediaTypeNames on a page: all of them or, on a later page, the one from which it starts. */
export function shownTypes(from: CollectionStart | undefined): readonly MediaType[] {
  return from ? [from.type] : mediaTypeNames;
}
