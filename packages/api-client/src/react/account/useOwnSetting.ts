import { useCallback } from 'react';
import type { ApiClient } from '../../client/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { useUser } from '../UserProvider.tsx';
import { useCommand } from '../useCommand.ts';
import { useOwnData } from './useOwnData.ts';

interface OwnSettingCalls<Setting, Change> {
  readonly load: (client: ApiClient) => Promise<Setting>;
  /** Resolves to the saved setting; a token replaces the stored one. */
  readonly save: (
    client: ApiClient,
    change: Change,
  ) => Promise<{ readonly saved: Setting; readonly token?: string | null | undefined }>;
}

/** A setting of the signed-in user as in `useOwnData`, and a command to change it. The data is updated only with the response. */
export function useOwnSetting<Setting, Change = Setting>(
  name: string,
  { load, save }: OwnSettingCalls<Setting, Change>,
) {
  const { client } = useApi();
  const { user, setToken, read } = useUser();
  const userId = user?.userId;
  const { query, reload, mutate } = useOwnData(name, load);
  const change = useCommand(
    useCallback(
      async (wanted: Change) => {
        const { saved, token } = await save(client, wanted);
        // A response that arrives after a logout must not sign in again.
        if (read()?.userId !== userId) return;
        if (token) setToken(token);
        await mutate(saved, { revalidate: false });
      },
      [client, read, userId, setToken, mutate, save],
    ),
  );
  return { query, reload, change };
}
