import { createHash } from 'node:crypto';
import { humanCheckAction } from '@gildshelf/api-client/contract';
import type { UsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import type { HumanCheck } from './HumanCheck.ts';
import { requestSiteverify } from './requestSiteverify.ts';
import type { SiteverifyService, Voucher } from './siteverifyServices.ts';

const second = 1000;
const minute = 60 * second;
/** The services' own answers live for two and for five minutes. */
const oldest = 5 * minute;
/** How far ahead of ours a service's clock may be. */
const skew = minute;
const leastScore = 0.5;
/** Within the eight seconds that a person waits. */
const patience = 5 * second;
const shape = /^[\w.-]{20,4096}$/;

export interface SiteverifyCheckOptions {
  readonly service: SiteverifyService;
  readonly secret: string;
  /** The host of the site whose pages ask. */
  readonly hostname: string;
  readonly usedChallenges: UsedChallengesRepository;
  readonly clock: () => number;
  /** Milliseconds that the service is waited for; five seconds. */
  readonly patience?: number;
}

/**
 * A human check by a service that vouches for answers. Whatever is not said plainly counts as no: the site, the action,
 * the age and, where there is one, the score must be right, and each answer counts once.
 */
export function createSiteverifyCheck(options: SiteverifyCheckOptions): HumanCheck {
  const { service, secret, hostname, usedChallenges, clock } = options;

  function isRight({ hostname: site, action, score = 1, challenge_ts }: Voucher): boolean {
    // These two tell of wrong settings, or of answers that were got elsewhere: whoever runs the server reads of it.
    if (site !== hostname) throw new Error('It vouches for an answer of another site.');
    if (action !== humanCheckAction) throw new Error('It vouches for an answer to another action.');
    const age = clock() - Date.parse(challenge_ts);
    return age >= -skew && age < oldest && score >= leastScore;
  }

  return {
    challenge: async () => undefined,
    async isHuman(answer) {
      if (!shape.test(answer)) return false;
      const question = { secret, response: answer };
      const voucher = await requestSiteverify(service, question, options.patience ?? patience);
      if (!voucher || !isRight(voucher)) return false;
      // The services refuse a second use themselves; this holds also where they do not.
      const used = `siteverify:${createHash('sha256').update(answer).digest('base64url')}`;
      return usedChallenges.use(used, Date.parse(voucher.challenge_ts) + oldest);
    },
  };
}
