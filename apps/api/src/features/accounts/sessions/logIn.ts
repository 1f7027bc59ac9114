import type { UserRow } from '../../../platform/db/rows/accountRows.ts';
import { HttpError, NotVerified, Unavailable, WrongCredentials } from '../../../platform/http/errors.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { Accounts } from '../Accounts.ts';
import { requireHuman } from '../human-check/humanCheck.ts';
import { knownIp, rateLimits } from '../limits/rateLimiter.ts';
import { emailKey, loginKey, nameKey } from '../loginKeys.ts';
import { startSession } from './sessions.ts';

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

/**
 * Resets the login limits of a user who has just proved to own the account, so that they can log in from this IP address at
 * once, and remembers the IP address, so that wrong passwords sent from elsewhere do not block it.
 */
export async function resetLoginLimits({ limiter }: Accounts, user: UserRow, ip: string): Promise<void> {
  const { user_id, username, email } = user;
  await limiter.remember(knownIp, user_id, ip);
  await limiter.reset(rateLimits.loginByAccount, user_id, ip);
  for (const key of [nameKey(username), emailKey(email)])
    await limiter.reset(rateLimits.loginByName, key, ip);
}

/** A counted login attempt. */
interface CountedLogin {
  readonly user: UserRow | undefined;
  /** False when the limit of the account is exhausted, e.g. through its other login key: every password is then wrong. */
  readonly mayVerifyPassword: boolean;
}

/**
 * Finds the user of a login key and counts one failed attempt, which the functions added to `releases` undo. The limit of the
 * entered key is reported as 429. The username and the email address of an account share a further limit, which is not reported:
 * otherwise a client could exhaust the one and learn from the other that both belong to the same account. The keys of unknown
 * accounts are counted in the same way.
 */
async function countLogin(
  { store, limiter }: Pick<Accounts, 'store' | 'limiter'>,
  key: string,
  ip: string,
  releases: (() => Promise<void>)[],
): Promise<CountedLogin> {
  releases.push(await limiter.consume(rateLimits.loginByName, key, ip));
  const user = await repositoriesOn(store.db).users.findByLoginKey(key);
  const accountKey = user?.user_id ?? key;
  const isKnown = await limiter.isRemembered(knownIp, accountKey, ip);
  // Counted for known IP addresses too, although not enforced there: otherwise the response time would reveal them.
  const byName = await limiter.tryConsume(rateLimits.loginByNameFromAllIps, key);
  const byAccount = await limiter.tryConsume(rateLimits.loginByAccount, accountKey, ip);
  const byAccountFromEverywhere = await limiter.tryConsume(rateLimits.loginByAccountFromAllIps, accountKey);
  for (const release of [byName, byAccount, byAccountFromEverywhere]) if (release) releases.push(release);
  if (!byName && !isKnown) throw limiter.tooManyRequests();
  return {
    user,
    mayVerifyPassword: byAccount !== undefined && (byAccountFromEverywhere !== undefined || isKnown),
  };
}
