import { createHash } from 'node:crypto';
import { humanCheckAction } from '@gildshelf/api-client/contract';
import type { UsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import type { HumanCheck } from './HumanCheck.ts';
import { requestSiteverify } from './requestSiteverify.ts';
import type { SiteverifyResponse, SiteverifyService } from './siteverifyServices.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
/** The services themselves accept a token for two (reCAPTCHA) and five minutes (Turnstile). */
const maxAgeMs = 5 * minuteMs;
/** How far a service's clock may be ahead of the server's. */
const maxClockSkewMs = minuteMs;
const minScore = 0.5;
/** Below the eight seconds that a visitor waits for a response. */
const defaultTimeoutMs = 5 * secondMs;
const tokenPattern = /^[\w.-]{20,4096}$/;

export interface SiteverifyCheckOptions {
  readonly service: SiteverifyService;
  readonly secret: string;
  /** The host of the site whose pages request tokens. */
  readonly hostname: string;
  readonly usedChallenges: UsedChallengesRepository;
  readonly clock: () => number;
  /** The timeout of the request to the service in milliseconds; five seconds by default. */
  readonly timeoutMs?: number;
}

/**
 * A human check by a siteverify service. A token is valid only when the response of the service confirms it explicitly: the site,
 * the action, the age and, where there is one, the score must match. Each token is valid once.
 */
export function createSiteverifyCheck(options: SiteverifyCheckOptions): HumanCheck {
  const { service, secret, hostname, usedChallenges, clock } = options;

  function isValid({ hostname: site, action, score = 1, challenge_ts }: SiteverifyResponse): boolean {
    // Thrown, so that it is logged: either the configuration is wrong, or the token was issued elsewhere.
    if (site !== hostname) throw new Error('The token was issued for another site.');
    if (action !== humanCheckAction) throw new Error('The token was issued for another action.');
    const age = clock() - Date.parse(challenge_ts);
    return age >= -maxClockSkewMs && age < maxAgeMs && score >= minScore;
  }

  return {
    challenge: async () => undefined,
    async isHuman(token) {
      if (!tokenPattern.test(token)) return false;
      const form = { secret, response: token };
      const result = await requestSiteverify(service, form, options.timeoutMs ?? defaultTimeoutMs);
      if (!result || !isValid(result)) return false;
      // The services reject a second use themselves; this does not rely on it.
      const challenge = `siteverify:${createHash('sha256').update(token).digest('base64url')}`;
      return usedChallenges.use(challenge, Date.parse(result.challenge_ts) + maxAgeMs);
    },
  };
}
