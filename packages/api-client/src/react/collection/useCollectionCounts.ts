import useSWR from 'swr';
import { type CollectionCounts, type CollectionPairs, getCollectionCounts } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { nullIfUnsupported } from '../nullIfUnsupported.ts';
import { type Query, queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { collectionQueryText } from './useCollectionTitles.ts';
import { collectionQueryKey } from './userContent.ts';

/**
 * The numbers of the titles of the signed-in user that a query finds; null from a host without them. While another query is loading they
 * are those of the previous one. `loading` while no one is signed in or `pairs` is null.
 */
export function useCollectionCounts(pairs: CollectionPairs | null): Query<CollectionCounts | null> {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const { data, error } = useSWR<CollectionCounts | null, Error>(
    userId && pairs ? collectionQueryKey(userId, 'counts', collectionQueryText(pairs)) : null,
    () => nullIfUnsupported(client, client.call(getCollectionCounts, { query: pairs ?? [] })),
    { keepPreviousData: true },
  );
  return queryOf(data, error);
}
