import { createHash } from 'node:crypto';
import type { Passwords } from '../features/accounts/passwords/createPasswords.ts';

const digest = (password: string) => createHash('sha256').update(password).digest('hex');

/** Hashes that cost nothing, where a test makes thousands of them. */
export const cheapPasswords: Passwords = {
  hash: async (password) => digest(password),
  isRight: async (passwordHash, password) => passwordHash === digest(password),
};
