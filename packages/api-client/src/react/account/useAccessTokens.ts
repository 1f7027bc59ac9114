import { useCallback } from 'react';
import useSWR from 'swr';
import {
  type AccessToken,
  createAccessToken,
  listAccessTokens,
  type NewAccessToken,
  revokeAccessToken,
} from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { nullIfUnsupported } from '../nullIfUnsupported.ts';
import { queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { useCommand } from '../useCommand.ts';

/**
 * The personal access tokens of the signed-in user, the newest first; null when the host has none. `create` resolves to the token
 * itself, which the host returns only once; `revoke` takes an id. `loading` while no one is signed in.
 */
export function useAccessTokens() {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const { data, error, isValidating, mutate } = useSWR<readonly AccessToken[] | null, Error>(
    userId ? ['access-tokens', userId] : null,
    () => nullIfUnsupported(client.call(listAccessTokens, {})),
  );

  const create = useCommand(
    useCallback(
      async (choices: NewAccessToken) => {
        const { token, ...created } = await client.call(createAccessToken, { body: choices });
        await mutate((tokens) => [created, ...(tokens ?? [])], { revalidate: false });
        return token;
      },
      [client, mutate],
    ),
  );
  const revoke = useCommand(
    useCallback(
      async (tokenId: string) => {
        await client.call(revokeAccessToken, { params: { tokenId } });
        await mutate((tokens) => tokens?.filter(({ id }) => id !== tokenId), { revalidate: false });
      },
      [client, mutate],
    ),
  );
  const reload = useCallback(async () => void (await mutate()), [mutate]);

  return { tokens: queryOf(data, isValidating ? undefined : error), reload, create, revoke };
}
