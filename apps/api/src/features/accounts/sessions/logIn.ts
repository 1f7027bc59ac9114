import { HttpError, NotVerified, Unavailable, WrongCredentials } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';
import { requireHuman } from '../human-check/requireHuman.ts';
import { countLogin } from '../limits/countLogin.ts';
import { knownIp, rateLimits } from '../limits/rateLimits.ts';
import { loginKey } from '../loginKey.ts';
import { startSession } from './startSession.ts';

export interface Credentials {
  /** A username or an email address. */
  readonly username: string;
  readonly password: string;
  readonly recaptchaToken: string;
}

/** Starts a session. Neither the response nor its timing distinguishes an unknown account from a wrong password. */
export async function logIn(accounts: Accounts, credentials: Credentials, ip: string) {
  const { store, limiter, passwords } = accounts;
  const releases = [await limiter.consume(rateLimits.loginByIp, ip)];
  const releaseAll = async () => {
    for (const release of releases.splice(0)) await release();
  };
  try {
    await requireHuman(accounts, credentials.recaptchaToken);
    const { user, mayVerifyPassword } = await countLogin(
      accounts,
      loginKey(credentials.username),
      ip,
      releases,
    );
    const isCorrect = await passwords.verify(
      mayVerifyPassword ? user?.password_hash : undefined,
      credentials.password,
    );
    if (!user || !isCorrect) throw new WrongCredentials();
    await releaseAll();
    if (user.verified_at === null) throw new NotVerified(user.email);

    const token = await store.db.transaction().execute((db) => startSession(accounts, db, user));
    await limiter.remember(knownIp, user.user_id, ip);
    const { email, display_name, avatar_url } = user;
    return { token, user: { email, display_name, avatar_url } };
  } catch (error) {
    // An attempt that could not be verified is not a failed one; when the counters are unreachable too, it stays counted.
    if (!(error instanceof HttpError) || error instanceof Unavailable) await releaseAll().catch(() => {});
    throw error;
  }
}
