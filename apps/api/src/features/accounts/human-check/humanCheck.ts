import { messages } from '@gildshelf/api-client/contract';
import { InvalidInput, NotFound } from '../../../platform/http/errors.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import { type RateLimiter, rateLimits } from '../limits/rateLimiter.ts';

/** A check that a caller is human; the token of the check is sent as `recaptchaToken`. */
export interface HumanCheck {
  /** What a browser needs to create a token; undefined when nothing is needed. `difficulty` is 0 normally and 2 under attack. */
  readonly challenge: (difficulty: 0 | 1 | 2) => Promise<Record<string, unknown> | undefined>;
  /** Whether the token is valid; each is valid once. Rejects when the check itself fails; callers treat that as invalid. */
  readonly isHuman: (token: string) => Promise<boolean>;
}

const { failed } = messages.humanCheck;

/** Throws InvalidInput when the human check fails or cannot be made; `missing` is the error message for an empty token. */
export async function requireHuman(
  { humanCheck, log }: { readonly humanCheck: HumanCheck; readonly log: Log },
  token: string,
  missing: string = failed,
): Promise<void> {
  const isHuman = await humanCheck.isHuman(token).catch((error: unknown) => {
    log.error({ event: 'human check failed', error: String(error) });
    return false;
  });
  if (!isHuman) throw new InvalidInput(token === '' ? missing : failed);
}

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
export async function issueChallenge(
  { humanCheck, limiter }: { readonly humanCheck: HumanCheck; readonly limiter: RateLimiter },
  ip: string,
) {
  await limiter.consume(rateLimits.challengeByIp, ip);
  const usedShares = await Promise.all(
    attemptLimits.map(async (limit) => (await limiter.count(limit, ip)) / limit.maximum),
  );
  const usedShare = Math.max(...usedShares);
  const challenge = await humanCheck.challenge(usedShare < 0.2 ? 0 : usedShare < 0.5 ? 1 : 2);
  if (!challenge) throw new NotFound();
  return challenge;
}
