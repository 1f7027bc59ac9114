import { useCallback } from 'react';
import useSWR from 'swr';
import { getVisibility, setVisibility, type VisibilitySettings } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { nullIfUnsupported } from '../nullIfUnsupported.ts';
import { queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { useCommand } from '../useCommand.ts';

/**
 * What the signed-in user has made public, and a command to change it; null when the host does not support it. The data is updated
 * only with the response. `reload` repeats the request after a failure. `loading` while no one is signed in.
 */
export function useVisibility() {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const { data, error, isValidating, mutate } = useSWR<VisibilitySettings | null, Error>(
    userId ? ['visibility', userId] : null,
    () => nullIfUnsupported(client.call(getVisibility, {})),
  );

  const change = useCommand(
    useCallback(
      async (settings: VisibilitySettings) => {
        await mutate(await client.call(setVisibility, { body: settings }), { revalidate: false });
      },
      [client, mutate],
    ),
  );
  const reload = useCallback(async () => void (await mutate()), [mutate]);

  return { visibility: queryOf(data, isValidating ? undefined : error), reload, setVisibility: change };
}
