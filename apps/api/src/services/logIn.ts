import { NotVerified, WrongCredentials } from '../errors.ts';
import { uuidv7 } from '../ids/uuidv7.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import type { Accounts } from './Accounts.ts';
import { loginKey } from './loginKey.ts';
import { knownAddress, rateLimits } from './rateLimits.ts';
import { requireHuman } from './requireHuman.ts';
import { sessionCap } from './sessionTimes.ts';

export interface Credentials {
  /** A username or an e-mail address. */
  readonly username: string;
  readonly password: string;
  readonly recaptchaToken: string;
}

/** Starts a session. Nothing in an answer or its timing tells an unknown account from a wrong password. */
export async function logIn(accounts: Accounts, typed: Credentials, address: string) {
  const { store, clock, limiter, passwords, tokens } = accounts;
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

  const now = clock();
  const session = {
    user_id: user.user_id,
    session_id: uuidv7(now),
    created_at: now,
    last_seen_at: now,
    expires_at: now + sessionCap,
  };
  await createSessionsRepository(store.db).add(session);
  await limiter.remember(knownAddress, key, address);
  const { email, display_name, avatar_url } = user;
  return { token: await tokens.sign(user, session), user: { email, display_name, avatar_url } };
}
