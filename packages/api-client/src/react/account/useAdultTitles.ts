import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { getAdultTitles, setAdultTitles } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { nullIfUnsupported } from '../nullIfUnsupported.ts';
import { queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { useCommand } from '../useCommand.ts';

const queryName = 'adult-titles';
/** Queries that do not depend on the choice. */
const independentQueries: readonly unknown[] = [queryName, 'profile', 'visibility'];

/**
 * Whether the signed-in user sees adult titles, and a command to change it; null when the host does not support it. After a change the
 * token of the response replaces the stored one, and cached titles are requested again. `reload` repeats the request after a failure.
 * `loading` while no one is signed in.
 */
export function useAdultTitles() {
  const { client } = useApi();
  const { user, setToken, read } = useUser();
  const { mutate: mutateAll } = useSWRConfig();
  const userId = user?.userId;
  const { data, error, isValidating, mutate } = useSWR<boolean | null, Error>(
    userId ? [queryName, userId] : null,
    async () => (await nullIfUnsupported(client.call(getAdultTitles, {})))?.adult_titles ?? null,
  );

  const change = useCommand(
    useCallback(
      async (seesAdultTitles: boolean) => {
        const body = { adult_titles: seesAdultTitles };
        const { adult_titles, token } = await client.call(setAdultTitles, { body });
        // A response that arrives after a logout must not sign in again.
        if (read()?.userId !== userId) return;
        if (token) setToken(token);
        await mutate(adult_titles, { revalidate: false });
        await mutateAll((key) => Array.isArray(key) && !independentQueries.includes(key[0]), undefined);
      },
      [client, read, userId, setToken, mutate, mutateAll],
    ),
  );
  const reload = useCallback(async () => void (await mutate()), [mutate]);

  return { adultTitles: queryOf(data, isValidating ? undefined : error), reload, setAdultTitles: change };
}
