import type { UserRow } from '../../database/schema.ts';
import { createUsersRepository } from '../../repositories/createUsersRepository.ts';
import type { Accounts } from '../Accounts.ts';
import { knownAddress, rateLimits } from './rateLimits.ts';

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
