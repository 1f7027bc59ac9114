import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { UsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import type { HumanCheck } from './HumanCheck.ts';

const lifetime = 10 * 60 * 1000;
/** Iterations of one try; a try takes a browser about as long as the message that asks for it. */
const cost = 2_000;
/** How many tries it takes, at most half as many more: below four seconds of a slow phone's one core, also under attack. */
const tries = [240, 480, 960] as const;
/**
 * Pages of a plain http address must do without the browser's own cryptography, and a try takes them some thirty times as
 * long. `pnpm bench:proof-of-work` measures both.
 */
const plainShare = 1 / 10;

const answerShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(cost),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.optional(z.number()) }),
});

/**
 * Proof of work in the browser, without a third party (altcha). The answer is base64 of the JSON
 * `{ challenge, solution }`; each challenge is good for one answer within ten minutes.
 */
export function createProofOfWork(
  secret: string,
  usedChallenges: UsedChallengesRepository,
  clock: () => number,
  { isPlainHttp = false } = {},
): HumanCheck {
  const hmacSignatureSecret = derive(secret, 'proof-of-work challenge');
  const hmacKeySignatureSecret = derive(secret, 'proof-of-work answer');
  return {
    async challenge(strain) {
      const least = tries[strain] * (isPlainHttp ? plainShare : 1);
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(least * 1.5, least),
        deriveKey,
        data: { until: clock() + lifetime },
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return { ...challenge };
    },
    async isHuman(answer) {
      const read = answerShape.safeParse(decode(answer));
      if (!read.success) return false;
      const { challenge, solution } = read.data;
      const { until } = challenge.parameters.data;
      if (until <= clock()) return false;
      const { verified } = await verifySolution({
        challenge,
        solution: { ...solution, time: solution.time ?? 0 },
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return verified && usedChallenges.use(challenge.signature, until);
    },
  };
}

function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}

function decode(answer: string): unknown {
  try {
    return JSON.parse(Buffer.from(answer, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
