import { HttpError, NotVerified, Unavailable, WrongCredentials } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';
import { requireHuman } from '../human-check/requireHuman.ts';
import { countLogin } from '../limits/countLogin.ts';
import { knownAddress, rateLimits } from '../limits/rateLimits.ts';
import { loginKey } from '../loginKey.ts';
import { startSession } from './startSession.ts';

export interface Credentials {
  /** A username or an e-mail address. */
  readonly username: string;
  readonly password: string;
  readonly recaptchaToken: string;
}

/** Starts a session. Nothing in an answer or its timing tells an unknown account from a wrong password. */
export async function logIn(accounts: Accounts, typed: Credentials, address: string) {
  const { store, limiter, passwords } = accounts;
  const counted = [await limiter.take(rateLimits.loginByAddress, address)];
  const takeBack = async () => {
    for (const release of counted.splice(0)) await release();
  };
  try {
    await requireHuman(accounts, typed.recaptchaToken);
    const { user, mayGuess } = await countLogin(accounts, loginKey(typed.username), address, counted);
    const isRight = await passwords.isRight(mayGuess ? user?.password_hash : undefined, typed.password);
    if (!user || !isRight) throw new WrongCredentials();
    await takeBack();
    if (user.verified_at === null) throw new NotVerified(user.email);

    const token = await store.db.transaction().execute((db) => startSession(accounts, db, user));
    await limiter.remember(knownAddress, user.user_id, address);
    const { email, display_name, avatar_url } = user;
    return { token, user: { email, display_name, avatar_url } };
  } catch (problem) {
    // An attempt that we could not look at was not a wrong one; where the counts are out of reach too, they stay.
    if (!(problem instanceof HttpError) || problem instanceof Unavailable) await takeBack().catch(() => {});
    throw problem;
  }
}
