import { ApiError, type TrackedItem } from '../../client/index.ts';
import { isCollectionName, type MediaType, mediaTypeOf } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { type MoreTitles, usePagedList } from '../pagedList.ts';
import { type Query, queryOf } from '../query.ts';

/** The public collection of a user, of one media type. */
export interface PublicList {
  /** In the owner's spelling of upper and lower case. */
  readonly username: string;
  readonly display_name?: string | null | undefined;
  readonly avatar_url?: string | null | undefined;
  /** These three only if the owner has made them public. */
  readonly bio?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly website?: string | null | undefined;
  /** The number of titles on all pages, with the requested status if there is one. */
  readonly total: number;
  /** The value of `after` for the next page; null on the last page. */
  readonly next?: string | null | undefined;
  /** The titles that have been loaded, last changed first. */
  readonly items: readonly TrackedItem[];
}

/** A public collection; `missing` when it is private or the user is unknown. */
export type PublicCollectionQuery =
  | Exclude<Query<PublicList>, { state: 'ready' }>
  | { readonly state: 'ready'; readonly data: PublicList; readonly more?: MoreTitles }
  | { readonly state: 'missing' };

export interface PublicCollectionPage {
  /** Titles per page, 1 to 100; 24 by default on our server. */
  readonly limit?: number | undefined;
  /** The cursor to start at: `next` of an earlier page. */
  readonly after?: string | undefined;
  /** Only the titles with this status, such as 'playing'. */
  readonly status?: string | undefined;
}

const notFound = 404;
const badRequest = 400;

/**
 * The public collection of a user, of one media type, page by page: `more.show` loads the next page. The state is `missing` when the
 * collection is private (also when it was made private after it was loaded), the user is unknown, or the cursor `after` is invalid.
 */
export function usePublicTitles(
  username: string,
  type: MediaType,
  { limit, after, status }: PublicCollectionPage = {},
): PublicCollectionQuery {
  const { client } = useApi();
  const { listPublicTitles } = mediaTypeOf(type);
  const inputAfter = (cursor: string | undefined) => {
    const query = {
      ...(limit !== undefined && { limit: String(limit) }),
      ...(cursor !== undefined && { after: cursor }),
      ...(status !== undefined && { status }),
    };
    return { params: { username }, ...(Object.keys(query).length > 0 && { query }) };
  };
  const input = inputAfter(after);
  const isName = isCollectionName(username);
  const key = isName ? [listPublicTitles.path, JSON.stringify(input)] : null;
  const prefetched = isName ? client.known(listPublicTitles, input) : undefined;
  const { data, error, more } = usePagedList<PublicList>(
    key,
    (cursor = after) => client.call(listPublicTitles, inputAfter(cursor)),
    { prefetched: prefetched?.data },
  );
  const firstError = error ?? (data ? undefined : prefetched?.error);
  if (!isName || isMissing(firstError, after) || isMissing(more?.error)) return { state: 'missing' };
  const query = queryOf(data, firstError);
  return query.state === 'ready' && more ? { ...query, more } : query;
}

const isMissing = (error: unknown, after?: string) =>
  error instanceof ApiError &&
  (error.status === notFound || (error.status === badRequest && after !== undefined));
