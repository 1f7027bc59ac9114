import { useCallback } from 'react';
import { auth, type Credentials, type PasswordChange, type Registration } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useUser } from './UserProvider.tsx';

/** The calls of account life. Each rejects with an ApiError; `logIn` and `logOut` change the session. */
export function useAccount() {
  const { client } = useApi();
  const session = useUser();

  return {
    logIn: useCallback(
      async (body: Credentials) => {
        const { token, user } = await client.call(auth.login, { body });
        return session.logIn(token, user);
      },
      [client, session.logIn],
    ),
    logOut: useCallback(() => {
      // The host ends its session as far as it can; ours ends in any case.
      client.call(auth.logout, {}).catch(() => undefined);
      session.logOut();
    }, [client, session.logOut]),
    register: useCallback((body: Registration) => client.call(auth.register, { body }), [client]),
    verifyEmail: useCallback((token: string) => client.call(auth.verifyEmail, { body: { token } }), [client]),
    resendVerification: useCallback(
      (email: string) => client.call(auth.resendVerification, { body: { email } }),
      [client],
    ),
    readVerificationStatus: useCallback(
      async (email: string) => (await client.call(auth.verificationStatus, { query: { email } })).isVerified,
      [client],
    ),
    changePassword: useCallback(
      async (body: PasswordChange) => {
        const before = session.read();
        const { message, token } = await client.call(auth.changePassword, { body });
        // Not every host ends the old session with the old password. An answer that comes after a log-out signs nobody in.
        if (token && before && session.read()?.userId === before.userId) session.logIn(token, before);
        return message ?? undefined;
      },
      [client, session.read, session.logIn],
    ),
    fetchHumanCheck: useCallback(() => client.call(auth.humanCheckChallenge, {}), [client]),
  };
}
