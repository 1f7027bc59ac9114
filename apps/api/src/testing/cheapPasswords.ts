import { createHash } from 'node:crypto';
import type { Passwords } from '../features/accounts/passwords/createPasswords.ts';

const digest = (password: string) => createHash('sha256').update(password).digest('hex');

/** Fast password hashes for tests that make thousands of them. */
export const cheapPasswords: Passwords = {
  hash: async (password) => digest(password),
  verify: async (passwordHash, password) => passwordHash === digest(password),
};
