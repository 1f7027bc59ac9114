import type { Transaction } from 'kysely';
import type { Schema, UserRow } from '../database/schema.ts';
import { createLinkTokensRepository } from '../repositories/createLinkTokensRepository.ts';
import { createOutboxRepository } from '../repositories/createOutboxRepository.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import type { Accounts } from './Accounts.ts';
import { passwordChangedMail } from './mails/passwordChangedMail.ts';
import { outboxRow } from './outboxRow.ts';

/**
 * Gives a person another password, with all that hangs on it: every session and every open link for a new password ends,
 * and a mail tells the owner. False where the password is no longer the one that `user` had.
 */
export async function setPassword(
  { clock, publicUrl }: Accounts,
  db: Transaction<Schema>,
  user: UserRow,
  newHash: string,
): Promise<boolean> {
  const { user_id, username, email, password_hash } = user;
  const now = clock();
  if (!(await createUsersRepository(db).changePassword(user_id, password_hash, newHash, now))) return false;
  await createSessionsRepository(db).removeAll(user_id);
  await createLinkTokensRepository(db).expireOpen(user_id, 'reset-password', now);
  const mail = passwordChangedMail({
    username,
    changedAt: now,
    forgotLink: `${publicUrl}/auth/forgot-password`,
  });
  await createOutboxRepository(db).add(outboxRow(user_id, email, mail, now));
  return true;
}
