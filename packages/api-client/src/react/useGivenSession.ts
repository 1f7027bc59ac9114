import { useInsertionEffect, useRef, useState } from 'react';
import { createGivenSession, type GetToken, type Session } from '../client/index.ts';

/**
 * The session of an `ApiProvider` whose token the page around gives, as `POST /api/auth/login` of its host answers it, in time
 * or nothing: asked for anew at each call that needs one, sent to that host alone, kept nowhere. Undefined where the first
 * render has no getter. Where somebody else signs in, give what calls this another `key`.
 */
export function useGivenSession(getToken: GetToken | undefined): Session | undefined {
  const latest = useRef(getToken);
  // Before any effect that might call: a getter that closes over a state is another one after each change of it.
  useInsertionEffect(() => {
    latest.current = getToken;
  });
  const [session] = useState(() => getToken && createGivenSession(() => latest.current?.()));
  return session;
}
