import { NotVerified, WrongCredentials } from '../errors.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import type { Accounts } from './Accounts.ts';
import { loginKey } from './loginKey.ts';
import { knownAddress, rateLimits } from './rateLimits.ts';
import { requireHuman } from './requireHuman.ts';
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
  const key = loginKey(typed.username);
  const releases = [await limiter.take(rateLimits.loginByAddress, address)];
  await requireHuman(accounts, typed.recaptchaToken);
  releases.push(await limiter.take(rateLimits.loginByAccount, key, address));
  if (!(await limiter.isRemembered(knownAddress, key, address)))
    releases.push(await limiter.take(rateLimits.loginFromEverywhere, key));

  const user = await createUsersRepository(store.db).findByLoginKey(key);
  const isRight = await passwords.isRight(user?.password_hash, typed.password);
  if (!user || !isRight) throw new WrongCredentials();
  for (const release of releases) await release();
  if (user.verified_at === null) throw new NotVerified(user.email);

  const token = await startSession(accounts, store.db, user);
  await limiter.remember(knownAddress, key, address);
  const { email, display_name, avatar_url } = user;
  return { token, user: { email, display_name, avatar_url } };
}
