import { useCallback } from 'react';
import useSWR from 'swr';
import { getProfile, type Profile, type ProfileChange, saveProfile } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { queryOf } from './query.ts';
import { useUser } from './UserProvider.tsx';
import { useCommand } from './useCommand.ts';

/** The signed-in person's profile and its saving; the token that comes back replaces the stored one. */
export function useProfile() {
  const { client } = useApi();
  const { user, logIn } = useUser();
  const userId = user?.userId;
  const { data, error, mutate } = useSWR<Profile, Error>(userId ? ['profile', userId] : null, () =>
    client.call(getProfile, {}),
  );

  const save = useCommand(
    useCallback(
      async (change: ProfileChange) => {
        const { token, display_name, avatar_url } = await client.call(saveProfile, { body: change });
        logIn(token, { display_name, avatar_url });
        await mutate();
      },
      [client, logIn, mutate],
    ),
  );

  return { profile: queryOf(data, error), save };
}
