import { messages, ownLimits } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { OutboxRow, Schema, UserRow } from '../database/schema.ts';
import { createLinkTokensRepository } from '../repositories/createLinkTokensRepository.ts';
import { createOutboxRepository } from '../repositories/createOutboxRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import type { Accounts } from './Accounts.ts';
import { createLinkToken } from './linkToken.ts';
import { emailKey } from './loginKey.ts';
import { resetPasswordMail } from './mails/resetPasswordMail.ts';
import { outboxRow } from './outboxRow.ts';
import { rateLimits } from './rateLimits.ts';
import { remindWaiting } from './remindWaiting.ts';
import { requireHuman } from './requireHuman.ts';
import { unsentRow } from './unsentRow.ts';

interface Forgotten {
  readonly email: string;
  readonly recaptchaToken: string;
}

/**
 * Mails a link for a new password, also to who has none because they come by a third party. An address that is not
 * verified gets its verification links anew, for a password is nothing to reset before the account is somebody's. For
 * everybody else the same work is done; the answer is the same for all.
 */
export async function forgotPassword(
  accounts: Accounts,
  { email, recaptchaToken }: Forgotten,
  address: string,
) {
  const { store, clock, limiter, wakeOutbox } = accounts;
  await limiter.take(rateLimits.forgotByAddress, address);
  await requireHuman(accounts, recaptchaToken);
  // Behind the human check: else a machine could use up what its owner may ask for.
  await limiter.take(rateLimits.forgotByEmail, emailKey(email));
  await store.db.transaction().execute(async (db) => {
    const user = await createUsersRepository(db).findByLoginKey(emailKey(email));
    const mail = user && (await mailFor(accounts, db, user));
    await createOutboxRepository(db).add(mail ?? unsentRow(clock()));
  });
  wakeOutbox();
  return { message: messages.forgotPassword.sent };
}

async function mailFor(
  accounts: Accounts,
  db: Transaction<Schema>,
  user: UserRow,
): Promise<OutboxRow | undefined> {
  const { user_id, username, email, verified_at } = user;
  if (verified_at === null) return remindWaiting(accounts, db, email);
  const now = accounts.clock();
  const link = createLinkToken(user_id);
  await createLinkTokensRepository(db).add({
    ...{ user_id, token_hash: link.hash, kind: 'reset-password', email },
    ...{ created_at: now, expires_at: now + ownLimits.resetLinkLifetime, used_at: null },
  });
  const address = `${accounts.publicUrl}/auth/reset-password?token=${link.token}`;
  return outboxRow(user_id, email, resetPasswordMail({ username, link: address }), now);
}
