import { useCallback } from 'react';
import type { ApiClient } from '../../client/index.ts';
import {
  type AccessToken,
  createAccessToken,
  listAccessTokens,
  type NewAccessToken,
  revokeAccessToken,
} from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { useCommand } from '../useCommand.ts';
import { useOwnData } from './useOwnData.ts';

const loadAccessTokens = (client: ApiClient): Promise<readonly AccessToken[]> =>
  client.call(listAccessTokens, {});

/**
 * The personal access tokens of the signed-in user, the newest first; null when the host has none. `create` resolves to the token
 * itself, which the host returns only once; `revoke` takes an id. `loading` while no one is signed in.
 */
export function useAccessTokens() {
  const { client } = useApi();
  const { query, reload, mutate } = useOwnData('access-tokens', loadAccessTokens);

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

  return { tokens: query, reload, create, revoke };
}
