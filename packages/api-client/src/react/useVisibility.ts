import { useCallback } from 'react';
import useSWR from 'swr';
import { ApiError } from '../client/index.ts';
import { getVisibility, type PublicChoices, setVisibility } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { queryOf } from './query.ts';
import { useUser } from './UserProvider.tsx';
import { useCommand } from './useCommand.ts';

/** What a host answers that does not know the call. */
const unknown = [404, 405];

/**
 * What of the signed-in person anybody may see, and the changing of it; null at a host that has no such choice. What is
 * known changes with the host's response only. `reload` asks again after a failure. Loading while nobody is signed in.
 */
export function useVisibility() {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const { data, error, isValidating, mutate } = useSWR<PublicChoices | null, Error>(
    userId ? ['visibility', userId] : null,
    async () => {
      try {
        return await client.call(getVisibility, {});
      } catch (error) {
        if (error instanceof ApiError && unknown.includes(error.status)) return null;
        throw error;
      }
    },
  );

  const change = useCommand(
    useCallback(
      async (wanted: PublicChoices) => {
        await mutate(await client.call(setVisibility, { body: wanted }), { revalidate: false });
      },
      [client, mutate],
    ),
  );
  const reload = useCallback(async () => void (await mutate()), [mutate]);

  return { visibility: queryOf(data, isValidating ? undefined : error), reload, change };
}
