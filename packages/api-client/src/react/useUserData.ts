import { useCallback } from 'react';
import useSWR from 'swr';
import type { ApiClient } from '../client/index.ts';
import { useApi } from './ApiProvider.tsx';
import { nullIfUnsupported } from './nullIfUnsupported.ts';
import { queryOf } from './query.ts';

/**
 * Data of a signed-in user by its key in the cache; null from a host that does not support it, `loading` while the key is null. `reload`
 * repeats the request after a failure.
 */
export function useUserData<Data>(key: readonly string[] | null, load: (client: ApiClient) => Promise<Data>) {
  const { client } = useApi();
  const { data, error, isValidating, mutate } = useSWR<Data | null, Error>(key, () =>
    nullIfUnsupported(client, load(client)),
  );
  const reload = useCallback(async () => void (await mutate()), [mutate]);
  return { query: queryOf(data, isValidating ? undefined : error), reload, mutate };
}
