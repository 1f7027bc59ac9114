import type { UserRow } from '../../database/schema.ts';
import type { Accounts } from '../Accounts.ts';
import { emailKey, nameKey } from '../loginKey.ts';
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
