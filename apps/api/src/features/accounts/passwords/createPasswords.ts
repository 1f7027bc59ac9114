import type { Algorithm } from '@node-rs/argon2';
import { limitConcurrency } from '../../../platform/async/limitConcurrency.ts';

// argon2id, 19 MiB, two passes: OWASP's Password Storage Cheat Sheet. (A const enum's value cannot be imported here.)
const argon2id: Algorithm.Argon2id = 2;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Costs as much as any other, matches no password; of the very parameters above. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5J3Mgc2FsdC4uLg$MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY';

type Argon2 = Pick<typeof import('@node-rs/argon2'), 'hash' | 'verify'>;

// Loaded with the first password: a server starts sooner without it.
const loadArgon2 = (): Promise<Argon2> => import('@node-rs/argon2');

export type Passwords = ReturnType<typeof createPasswords>;

/** Who waits for longer is told to come back (503): five seconds after a rush all is as before. */
const patience = 2500;

/** Password hashes; at most two are made at once (19 MiB each), so that memory stays bounded. */
export function createPasswords(waitAtMost: number = patience, argon2: () => Promise<Argon2> = loadArgon2) {
  const gate = limitConcurrency(2, 200, waitAtMost);
  return {
    hash: (password: string): Promise<string> => gate(async () => (await argon2()).hash(password, options)),
    /** Takes as long where there is no hash: no such person, or one who has no password (''). */
    isRight: (passwordHash: string | undefined, password: string): Promise<boolean> =>
      gate(async () => {
        const { verify } = await argon2();
        return (await verify(passwordHash || nobodys, password)) && Boolean(passwordHash);
      }),
  };
}
