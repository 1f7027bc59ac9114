import { ApiError } from '../../client/index.ts';
import { type EndpointResponse, getCollectionStatistics, isCollectionName } from '../../contract/index.ts';
import type { Query } from '../query.ts';
import { useQuery } from '../useQuery.ts';

/** The numbers of a public collection; `missing` when it is private, the user is unknown, or the host has no such call. */
export type CollectionStatistics =
  | Query<EndpointResponse<typeof getCollectionStatistics>>
  | { readonly state: 'missing' };

const notFound = 404;

/** The numbers of the public collection of a user, by media type. */
export function useCollectionStatistics(username: string): CollectionStatistics {
  const isName = isCollectionName(username);
  const query = useQuery(getCollectionStatistics, isName ? { params: { username } } : null);
  const isMissing =
    !isName ||
    (query.state === 'failed' && query.error instanceof ApiError && query.error.status === notFound);
  return isMissing ? { state: 'missing' } : query;
}
