import { useCallback } from 'react';
import useSWR from 'swr';
import { ApiError } from '../client/index.ts';
import { getVisibility, setVisibility, type Visibility } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { queryOf } from './query.ts';
import { useUser } from './UserProvider.tsx';
import { useCommand } from './useCommand.ts';

/** What a host answers that does not know the call. */
const unknown = [404, 405];

/**
 * Who may see the signed-in person's collection, and the changing of it; null at a host that has no such choice. What is
 * known changes with the host's answer only. `reload` asks again after a failure. Loading while nobody is signed in.
 */
export function useVisibility() {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const { data, error, isValidating, mutate } = useSWR<Visibility | null, Error>(
    userId ? ['visibility', userId] : null,
    async () => {
      try {
        return (await client.call(getVisibility, {})).collection;
      } catch (error) {
        if (error instanceof ApiError && unknown.includes(error.status)) return null;
        throw error;
      }
    },
  );

  const change = useCommand(
    useCallback(
      async (wanted: Visibility) => {
        const { collection } = await client.call(setVisibility, { body: { collection: wanted } });
        await mutate(collection, { revalidate: false });
      },
      [client, mutate],
    ),
  );
  const reload = useCallback(async () => void (await mutate()), [mutate]);

  return { visibility: queryOf(data, isValidating ? undefined : error), reload, change };
}
