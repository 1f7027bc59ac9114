import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { UsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import type { HumanCheck } from './humanCheck.ts';

const lifetimeMs = 10 * 60 * 1000;
/** Hash iterations of one attempt; a browser computes it in about the time of the message that requests it. */
const cost = 2_000;
/** The minimum number of attempts by difficulty; the maximum is 1.5 times that: below four seconds on one core of a slow phone. */
const minAttempts = [240, 480, 960] as const;
/**
 * The share of the attempts over plain http, where pages have no Web Crypto API and an attempt takes about thirty times as long.
 * `pnpm bench:proof-of-work` measures both.
 */
const plainHttpShare = 1 / 10;

const tokenSchema = z.object({
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
 * Proof of work in the browser, without a third party (altcha). The token is base64 of the JSON
 * `{ challenge, solution }`; each challenge is valid for one token within ten minutes.
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
    async challenge(difficulty) {
      const minCounter = minAttempts[difficulty] * (isPlainHttp ? plainHttpShare : 1);
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(minCounter * 1.5, minCounter),
        deriveKey,
        data: { until: clock() + lifetimeMs },
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return { ...challenge };
    },
    async isHuman(token) {
      const parsed = tokenSchema.safeParse(decode(token));
      if (!parsed.success) return false;
      const { challenge, solution } = parsed.data;
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

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
