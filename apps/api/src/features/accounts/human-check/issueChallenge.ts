import { NotFound } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';
import { rateLimits } from '../limits/rateLimits.ts';

/** What an attacker tries from an address, again and again. Logins that succeed are not among the counted ones. */
const attempts = [
  rateLimits.loginByAddress,
  rateLimits.registerByAddress,
  rateLimits.forgotByAddress,
  rateLimits.resetByAddress,
];

/**
 * A challenge for a browser. It gets harder with how much of a limit its address has used up, and beyond the limit there
 * is 429. For which account it will be solved nobody knows yet: accounts have limits of their own.
 */
export async function issueChallenge({ humanCheck, limiter }: Accounts, address: string) {
  await limiter.take(rateLimits.challengeByAddress, address);
  const shares = await Promise.all(
    attempts.map(async (limit) => (await limiter.count(limit, address)) / limit.maximum),
  );
  const share = Math.max(...shares);
  const challenge = await humanCheck.challenge(share < 0.2 ? 0 : share < 0.5 ? 1 : 2);
  if (!challenge) throw new NotFound();
  return challenge;
}
