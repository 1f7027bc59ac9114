import { useInsertionEffect, useRef, useState } from 'react';
import { createGivenSession, type GetToken, type Session } from '../client/index.ts';

/**
 * A session for `ApiProvider` whose token the host page provides: a token as in the response of `POST /api/auth/login`. `getToken`
 * is called for each request that needs a session; the token is sent only to the host of the provider, and is not stored. Undefined
 * when the first render has no getter. Give the calling component another `key` when the user changes.
 */
export function useGivenSession(getToken: GetToken | undefined): Session | undefined {
  const latestGetToken = useRef(getToken);
  // An insertion effect runs before any effect that sends a request, so that a getter that closes over state is up to date.
  useInsertionEffect(() => {
    latestGetToken.current = getToken;
  });
  const [session] = useState(() => getToken && createGivenSession(() => latestGetToken.current?.()));
  return session;
}
