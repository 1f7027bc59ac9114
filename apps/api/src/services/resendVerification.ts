import { ownMessages } from '@gildshelf/api-client/contract';
import { createOutboxRepository } from '../repositories/createOutboxRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import type { Accounts } from './Accounts.ts';
import { emailKey } from './loginKey.ts';
import { rateLimits } from './rateLimits.ts';
import { remindWaiting } from './remindWaiting.ts';
import { unsentRow } from './unsentRow.ts';

/**
 * Mails new links to an address that waits for verification. Everybody else's request costs the same work (a row in the
 * outbox that counts as sent) and gets the same answer.
 */
export async function resendVerification(accounts: Accounts, typed: string, address: string) {
  const { store, clock, limiter, wakeOutbox } = accounts;
  await limiter.take(rateLimits.resendByAddress, address);
  await limiter.take(rateLimits.resendByEmail, emailKey(typed));
  await store.db.transaction().execute(async (db) => {
    const owner = await createUsersRepository(db).findByLoginKey(emailKey(typed));
    const isWaiting = owner?.verified_at === null;
    const mail = isWaiting ? await remindWaiting(accounts, db, typed) : undefined;
    await createOutboxRepository(db).add(mail ?? unsentRow(clock()));
  });
  wakeOutbox();
  return { message: ownMessages.account.resent, email: typed };
}
