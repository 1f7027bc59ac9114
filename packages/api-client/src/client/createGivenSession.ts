import { limits, storageKeys } from '../contract/index.ts';
import { createSession, type Session } from './createSession.ts';
import { memoryStorage } from './memoryStorage.ts';
import { withDeadline } from './withDeadline.ts';

/** Gives the token of whoever is signed in at the moment, in time; nothing where nobody is. */
export type GetToken = () => string | null | undefined | Promise<string | null | undefined>;

/**
 * A session whose token the page around gives: asked for at the start and anew for each call that needs one, and kept
 * nowhere. One that throws, gives nothing or takes longer than a call may (`timeout` in milliseconds) gives nobody.
 */
export function createGivenSession(getToken: GetToken, timeout: number = limits.requestTimeout): Session {
  const latest = memoryStorage();
  const session = createSession(latest);
  let questions = 0;
  let answered = 0;

  async function ask() {
    const question = ++questions;
    const token = await tokenOf(getToken, timeout);
    // A slow answer to an old question says nothing about now.
    if (question < answered) return;
    answered = question;
    if (token) latest.set(storageKeys.token, token);
    else latest.remove(storageKeys.token);
  }

  return {
    ...session,
    start: () => void ask().then(session.start),
    async tokenToSend() {
      await ask();
      return session.tokenToSend();
    },
  };
}

async function tokenOf(getToken: GetToken, timeout: number): Promise<string | null> {
  try {
    const token: unknown = await withDeadline(timeout, undefined, async () => getToken());
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}
