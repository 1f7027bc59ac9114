import type { Transaction } from 'kysely';
import type { Schema, UserRow } from '../../../platform/db/schema.ts';
import { createOutboxRepository } from '../../../platform/mail/createOutboxRepository.ts';
import { outboxRow } from '../../../platform/mail/outboxRow.ts';
import type { Accounts } from '../Accounts.ts';
import { passwordChangedMail } from '../mails/passwordChangedMail.ts';
import { createLinkTokensRepository } from '../repositories/createLinkTokensRepository.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';

/**
 * Gives a person another password, with all that hangs on it: every session and every open link for a new password ends,
 * and a mail tells the owner. `user` is held by the transaction; gives the person as they are now.
 */
export async function setPassword(
  { clock, publicUrl, mailSeal }: Accounts,
  db: Transaction<Schema>,
  user: UserRow,
  newHash: string,
): Promise<UserRow> {
  const { user_id, username, email } = user;
  const now = clock();
  const changed = await createUsersRepository(db).changePassword(user_id, newHash, now);
  await createSessionsRepository(db).removeAll(user_id);
  await createLinkTokensRepository(db).expireOpen(user_id, 'reset-password', now);
  const mail = passwordChangedMail({
    username,
    changedAt: now,
    forgotLink: `${publicUrl}/auth/forgot-password`,
  });
  await createOutboxRepository(db).add(mailSeal.seal(outboxRow(user_id, email, mail, now)));
  return changed;
}
