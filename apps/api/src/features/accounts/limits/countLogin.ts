import type { UserRow } from '../../../platform/db/schema.ts';
import type { Accounts } from '../Accounts.ts';
import { emailKey, nameKey } from '../loginKey.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import { knownAddress, rateLimits } from './rateLimits.ts';

/**
 * Who has just shown to own an account may log in from here at once, however often a password was wrong before; and from
 * here nobody else's guessing holds them up.
 */
export async function forgiveLogins({ limiter }: Accounts, user: UserRow, address: string): Promise<void> {
  const { user_id, username, email } = user;
  await limiter.remember(knownAddress, user_id, address);
  await limiter.forget(rateLimits.loginByAccount, user_id, address);
  for (const key of [nameKey(username), emailKey(email)])
    await limiter.forget(rateLimits.loginByName, key, address);
}

/** An attempt that was counted. */
interface CountedLogin {
  readonly user: UserRow | undefined;
  /** False where the account was guessed at too often by its other name: then no password is right. */
  readonly mayGuess: boolean;
}

/**
 * Finds who is meant, and counts one attempt as wrong until `counted` is called. What was typed is counted aloud: 429. An
 * account has a name and an address, which are guessed at together, but whoever uses up the one must not learn by the other
 * that both are one person's: so the account itself is counted in silence. Unknown ones are counted the same way.
 */
export async function countLogin(
  { store, limiter }: Pick<Accounts, 'store' | 'limiter'>,
  key: string,
  address: string,
  counted: (() => Promise<void>)[],
): Promise<CountedLogin> {
  counted.push(await limiter.take(rateLimits.loginByName, key, address));
  const user = await createUsersRepository(store.db).findByLoginKey(key);
  const account = user?.user_id ?? key;
  const isKnown = await limiter.isRemembered(knownAddress, account, address);
  // From a known address they are counted too, though they hold nobody up there: else the time would tell.
  const aloud = await limiter.tryTake(rateLimits.loginByNameFromEverywhere, key);
  const inSilence = await limiter.tryTake(rateLimits.loginByAccount, account, address);
  const everywhere = await limiter.tryTake(rateLimits.loginByAccountFromEverywhere, account);
  for (const release of [aloud, inSilence, everywhere]) if (release) counted.push(release);
  if (!aloud && !isKnown) throw limiter.tooMany();
  return { user, mayGuess: inSilence !== undefined && (everywhere !== undefined || isKnown) };
}
