import { limits, storageKeys } from '../../contract/index.ts';
import { withDeadline } from '../deadline.ts';
import { memoryStorage } from '../storage/safeStorage.ts';
import { createSession, type Session } from './createSession.ts';

/** Returns the token of the user who is signed in at the moment, or null or undefined when there is none; may return a promise. */
export type GetToken = () => string | null | undefined | Promise<string | null | undefined>;

/**
 * A session whose token the host page provides. `getToken` is called at the start and for each request that needs a session;
 * the token is not persisted. When it throws, returns no string or takes longer than `timeoutMs` milliseconds (15,000 by
 * default), no one is signed in.
 */
export function createGivenSession(getToken: GetToken, timeoutMs: number = limits.requestTimeout): Session {
  const storage = memoryStorage();
  const session = createSession(storage);
  let requestCount = 0;
  let latestSettled = 0;

  async function refreshToken() {
    const request = ++requestCount;
    const token = await tokenOf(getToken, timeoutMs);
    // The result of an older call must not overwrite that of a newer one.
    if (request < latestSettled) return;
    latestSettled = request;
    if (token) storage.set(storageKeys.token, token);
    else storage.remove(storageKeys.token);
  }

  return {
    ...session,
    // Public calls request no token from the host page.
    viewerToken: () => null,
    start: () => void refreshToken().then(session.start),
    async tokenToSend() {
      await refreshToken();
      return session.tokenToSend();
    },
  };
}

async function tokenOf(getToken: GetToken, timeoutMs: number): Promise<string | null> {
  try {
    const token: unknown = await withDeadline(timeoutMs, undefined, async () => getToken());
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}
