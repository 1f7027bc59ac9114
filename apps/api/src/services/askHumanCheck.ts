import { NotFound } from '../errors.ts';
import type { Accounts } from './Accounts.ts';
import { rateLimits } from './rateLimits.ts';

/** A challenge for a browser; harder for an address from which many logins failed. */
export async function askHumanCheck({ humanCheck, limiter }: Accounts, address: string) {
  const failures = await limiter.count(rateLimits.loginByAddress, address);
  const challenge = await humanCheck.challenge(failures < 20 ? 0 : failures < 50 ? 1 : 2);
  if (!challenge) throw new NotFound();
  return challenge;
}
