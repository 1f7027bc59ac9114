import { createHmac } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as z from 'zod/mini';
import type { SignInAttempt } from './createOpenIdProvider.ts';

/** How long a user may take at the third party, in milliseconds. */
export const attemptLifetimeMs = 10 * 60 * 1000;

const type = 'third-party-sign-in+jwt';
const attemptSchema = z.object({
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});

export type AttemptSeal = ReturnType<typeof createAttemptSeal>;

/** Encrypts attempts into texts that only this server can create and read, for ten minutes. */
export function createAttemptSeal(secret: string, clock: () => number) {
  const key = createHmac('sha256', secret).update('third-party sign-in').digest();
  return {
    seal: (attempt: SignInAttempt): Promise<string> =>
      new EncryptJWT({ ...attempt })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: type })
        .setExpirationTime(Math.floor((clock() + attemptLifetimeMs) / 1000))
        .encrypt(key),

    /** Undefined for a text that is from elsewhere, was changed, or has expired. */
    async open(sealed: string): Promise<SignInAttempt | undefined> {
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          typ: type,
          requiredClaims: ['exp'],
          currentDate: new Date(clock()),
        });
        return attemptSchema.safeParse(payload).data;
      } catch {
        return undefined;
      }
    },
  };
}
