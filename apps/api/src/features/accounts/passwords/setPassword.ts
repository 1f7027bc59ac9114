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
 * Sets the password of a user, ends every session, expires every unused reset link and adds a mail to the owner to the outbox.
 * The transaction must have locked the row of `user`; resolves to the updated row.
 */
export async function setPassword(
  { clock, publicUrl, mailCipher }: Accounts,
  db: Transaction<Schema>,
  user: UserRow,
  newHash: string,
): Promise<UserRow> {
  const { user_id, username, email } = user;
  const now = clock();
  const changed = await createUsersRepository(db).changePassword(user_id, newHash, now);
  await createSessionsRepository(db).removeAll(user_id);
  await createLinkTokensRepository(db).expireUnused(user_id, 'reset-password', now);
  const mail = passwordChangedMail({
    username,
    changedAt: now,
    forgotLink: `${publicUrl}/auth/forgot-password`,
  });
  await createOutboxRepository(db).add(mailCipher.encrypt(outboxRow(user_id, email, mail, now)));
  return changed;
}
