import { useCallback } from 'react';
import useSWR from 'swr';
import type { ApiClient } from '../../client/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { nullIfUnsupported } from '../nullIfUnsupported.ts';
import { ownDataKey, queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';

/**
 * Data of the signed-in user, by its name in the cache; null from a host that does not support it, `loading` while no one is signed in.
 * `reload` repeats the request after a failure.
 */
export function useOwnData<Data>(name: string, load: (client: ApiClient) => Promise<Data>) {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const { data, error, isValidating, mutate } = useSWR<Data | null, Error>(
    userId ? [ownDataKey, name, userId] : null,
    () => nullIfUnsupported(client, load(client)),
  );
  const reload = useCallback(async () => void (await mutate()), [mutate]);
  return { query: queryOf(data, isValidating ? undefined : error), reload, mutate };
}
