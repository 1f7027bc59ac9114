import { useCallback } from 'react';
import { ApiError } from '../../client/index.ts';
import {
  auth,
  type Credentials,
  type ForgottenPassword,
  type PasswordChange,
  type PasswordReset,
  type Registration,
} from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { useUser } from '../UserProvider.tsx';

const unauthorized = 401;

/** The account calls. Each rejects with an ApiError; `logIn`, `logOut`, `changePassword` and `signInByToken` change the session. */
export function useAccount() {
  const { client } = useApi();
  const session = useUser();

  return {
    logIn: useCallback(
      async (body: Credentials) => {
        const { token, user } = await client.call(auth.logIn, { body });
        return session.logIn(token, user);
      },
      [client, session.logIn],
    ),
    logOut: useCallback(() => {
      const token = session.read()?.token;
      // The session ends here even if the host does not support the call, so its result is ignored.
      if (token !== undefined) client.call(auth.logOut, {}, { token }).catch(() => undefined);
      session.logOut();
    }, [client, session.read, session.logOut]),
    register: useCallback((body: Registration) => client.call(auth.register, { body }), [client]),
    verifyEmail: useCallback((token: string) => client.call(auth.verifyEmail, { body: { token } }), [client]),
    resendVerification: useCallback(
      (email: string) => client.call(auth.resendVerification, { body: { email } }),
      [client],
    ),
    getVerificationStatus: useCallback(
      async (email: string) =>
        (await client.call(auth.getVerificationStatus, { query: { email } })).isVerified,
      [client],
    ),
    changePassword: useCallback(
      async (body: PasswordChange) => {
        const before = session.read();
        const { message, token } = await client.call(auth.changePassword, { body });
        // Not every host returns a new token. A response that arrives after a logout must not sign in again.
        if (token && before && session.read()?.userId === before.userId) session.logIn(token, before);
        return message ?? undefined;
      },
      [client, session.read, session.logIn],
    ),
    requestPasswordReset: useCallback(
      (body: ForgottenPassword) => client.call(auth.requestPasswordReset, { body }),
      [client],
    ),
    resetPassword: useCallback((body: PasswordReset) => client.call(auth.resetPassword, { body }), [client]),
    /**
     * Starts a session with a token from a URL. Exchanges the token first if the host supports it, because the browser's history
     * keeps the URL. Rejects when the response is a 401; the current session then continues.
     */
    signInByToken: useCallback(
      async (token: string) => {
        const exchanged = await client.call(auth.exchangeSession, {}, { token }).catch((error: unknown) => {
          if (error instanceof ApiError && error.status === unauthorized) throw error;
          return { token };
        });
        return session.setToken(exchanged.token) || session.setToken(token);
      },
      [client, session.setToken],
    ),
    getHumanCheck: useCallback(() => client.call(auth.getHumanCheck, {}), [client]),
  };
}
