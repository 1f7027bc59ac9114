import { isCollectionPlace, type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import { paths } from '../../paths.ts';

/** Where a page of a public collection starts that shows neither all media types nor the first titles. */
export interface CollectionStart {
  readonly type: MediaType;
  /** `next` of the page before. */
  readonly after: string;
}

const types = Object.keys(mediaTypes) as MediaType[];

/** Reads it from the query of the page's address; undefined where there is none that can be used. */
export function collectionStart(search: string | undefined): CollectionStart | undefined {
  const query = new URLSearchParams(search);
  const type = types.find((one) => one === query.get('type'));
  const after = query.get('after') ?? '';
  return type && isCollectionPlace(after) ? { type, after } : undefined;
}

/** The address of such a page: the way on for a browser without script. */
export function collectionPageFrom(username: string, { type, after }: CollectionStart): string {
  return `${paths.collection(username)}?${new URLSearchParams({ type, after })}`;
}

/** The media types on a page: all of them, unless it starts in the middle of one. */
export function shownTypes(from: CollectionStart | undefined): readonly MediaType[] {
  return from ? [from.type] : types;
}
