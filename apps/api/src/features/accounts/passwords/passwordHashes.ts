import type { Algorithm } from '@node-rs/argon2';
import { limitConcurrency } from '../../../platform/jobs.ts';

// argon2id, 19 MiB, two passes: OWASP's Password Storage Cheat Sheet. (A const enum's value cannot be imported here.)
const argon2id: Algorithm.Argon2id = 2;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that matches no password and takes as long to verify as any other; it has the parameters above. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5J3Mgc2FsdC4uLg$MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY';

type Argon2 = Pick<typeof import('@node-rs/argon2'), 'hash' | 'verify'>;

// Loaded with the first password, so that the server starts faster.
const loadArgon2 = (): Promise<Argon2> => import('@node-rs/argon2');

export type Passwords = ReturnType<typeof createPasswords>;

/** The longest wait in the queue. Requests that wait longer get 503, so that the queue is empty five seconds after a burst. */
const defaultQueueTimeoutMs = 2500;

/** Hashes and verifies passwords; at most two at a time (19 MiB each), so that memory stays bounded. */
export function createPasswords(
  queueTimeoutMs: number = defaultQueueTimeoutMs,
  argon2: () => Promise<Argon2> = loadArgon2,
) {
  const withLimit = limitConcurrency(2, 200, queueTimeoutMs);
  return {
    hash: (password: string): Promise<string> =>
      withLimit(async () => (await argon2()).hash(password, options)),
    /** Takes equally long without a hash: for an unknown user, or one without a password (''). */
    verify: (passwordHash: string | undefined, password: string): Promise<boolean> =>
      withLimit(async () => {
        const { verify } = await argon2();
        return (await verify(passwordHash || dummyHash, password)) && Boolean(passwordHash);
      }),
  };
}
