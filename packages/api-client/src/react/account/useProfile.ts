import { useCallback } from 'react';
import useSWR from 'swr';
import { getProfile, type Profile, type ProfileChange, updateProfile } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { profileKey, queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { useCommand } from '../useCommand.ts';

/**
 * The profile of the signed-in user and a command to save it; a token of a response replaces the stored one. It is requested again when
 * the page gets the focus. `reload` repeats the request after a failure. `loading` while no one is signed in.
 */
export function useProfile() {
  const { client } = useApi();
  const { user, logIn, setToken, read } = useUser();
  const userId = user?.userId;
  const { data, error, isValidating, mutate } = useSWR<Profile, Error>(
    userId ? profileKey(userId) : null,
    async () => {
      const { token, ...profile } = await client.call(getProfile, {});
      // A response that arrives after a logout must not sign in again.
      if (token && read()?.userId === userId) setToken(token);
      return profile;
    },
    // The user may have changed the choice about adult titles on another device in the meantime.
    { revalidateOnFocus: true },
  );

  const update = useCommand(
    useCallback(
      async (change: ProfileChange) => {
        const { token, display_name, avatar_url } = await client.call(updateProfile, { body: change });
        // A response that arrives after a logout must not sign in again.
        if (read()?.userId !== userId) return;
        logIn(token, { display_name, avatar_url });
        await mutate((current) => ({ ...current, ...change }), { revalidate: false });
      },
      [client, logIn, read, userId, mutate],
    ),
  );
  const reload = useCallback(async () => void (await mutate()), [mutate]);

  return { profile: queryOf(data, isValidating ? undefined : error), reload, updateProfile: update };
}
