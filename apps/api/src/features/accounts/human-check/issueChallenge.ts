import { NotFound } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';
import { rateLimits } from '../limits/rateLimits.ts';

/** The limits that an attacker uses up from one IP address. Successful logins are not counted. */
const attemptLimits = [
  rateLimits.loginByIp,
  rateLimits.registerByIp,
  rateLimits.forgotByIp,
  rateLimits.resetByIp,
];

/**
 * Issues a challenge for a browser. The difficulty rises with the used share of the limits of its IP address, beyond which the
 * attempts get 429. The account that it will be used for is not known yet; accounts have limits of their own.
 */
export async function issueChallenge({ humanCheck, limiter }: Accounts, ip: string) {
  await limiter.consume(rateLimits.challengeByIp, ip);
  const usedShares = await Promise.all(
    attemptLimits.map(async (limit) => (await limiter.count(limit, ip)) / limit.maximum),
  );
  const usedShare = Math.max(...usedShares);
  const challenge = await humanCheck.challenge(usedShare < 0.2 ? 0 : usedShare < 0.5 ? 1 : 2);
  if (!challenge) throw new NotFound();
  return challenge;
}
