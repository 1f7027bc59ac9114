import useSWR from 'swr';
import { ApiError, type TrackedItem } from '../client/index.ts';
import { isCollectionName, type MediaType, mediaTypeOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { type Query, queryOf } from './query.ts';

/** What anybody may see of a person's collection of one media type. */
export interface PublicList {
  /** As its owner writes it. */
  readonly username: string;
  readonly display_name?: string | null | undefined;
  readonly avatar_url?: string | null | undefined;
  /** How many titles there are in all. */
  readonly total: number;
  /** The first of them, last changed first. */
  readonly items: readonly TrackedItem[];
}

/** A public collection; `missing` where it is private, and where there is nobody of this name. */
export type PublicCollectionQuery = Query<PublicList> | { readonly state: 'missing' };

const notFound = 404;

/**
 * What anybody may see of a person's collection of one media type: the first 24 titles, or as many as `limit` (1 to 100)
 * says. One that is private by now is `missing`, whatever was known of it.
 */
export function usePublicCollection(
  username: string,
  type: MediaType,
  limit?: number,
): PublicCollectionQuery {
  const { client } = useApi();
  const { publicListEndpoint } = mediaTypeOf(type);
  const input = { params: { username }, ...(limit !== undefined && { query: { limit: String(limit) } }) };
  const isName = isCollectionName(username);
  const known = isName ? client.known(publicListEndpoint, input) : undefined;
  const { data, error } = useSWR<PublicList, Error>(
    isName ? [publicListEndpoint.path, JSON.stringify(input)] : null,
    () => client.call(publicListEndpoint, input),
    { fallbackData: known?.data },
  );
  const problem = error ?? (data ? undefined : known?.error);
  if (!isName || (problem instanceof ApiError && problem.status === notFound)) return { state: 'missing' };
  return queryOf(data, problem);
}
