import { limits, ownMessages } from '@gildshelf/api-client/contract';
import { uuidv7 } from '../ids/uuidv7.ts';
import { createLinkTokensRepository } from '../repositories/createLinkTokensRepository.ts';
import { createLoginKeysRepository } from '../repositories/createLoginKeysRepository.ts';
import { createOutboxRepository } from '../repositories/createOutboxRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import type { Accounts } from './Accounts.ts';
import { createLinkToken } from './linkToken.ts';
import { emailKey, nameKey } from './loginKey.ts';
import { verifyEmailMail } from './mails/verifyEmailMail.ts';
import { outboxRow } from './outboxRow.ts';
import { rateLimits } from './rateLimits.ts';

/**
 * Mails a new link to an address that waits for verification. Everybody else's request costs the same work (a row in the
 * outbox that counts as sent) and gets the same answer.
 */
export async function resendVerification(accounts: Accounts, typed: string, address: string) {
  const { store, clock, limiter, publicUrl, wakeOutbox } = accounts;
  const key = emailKey(typed);
  await limiter.take(rateLimits.resendByAddress, address);
  await limiter.take(rateLimits.resendByEmail, key);
  const now = clock();
  const expires_at = now + limits.verificationLinkLifetime;
  await store.db.transaction().execute(async (db) => {
    const loginKeys = createLoginKeysRepository(db);
    const links = createLinkTokensRepository(db);
    const user = await createUsersRepository(db).findByLoginKey(key);
    const isWaiting = user?.verified_at === null;
    const user_id = isWaiting ? user.user_id : uuidv7(now);
    const { username, email } = isWaiting ? user : { username: 'nobody', email: typed };
    // Somebody else may have the name by now: then there is nothing to verify any more.
    const hasName = await loginKeys.extend(nameKey(username), user_id, expires_at);
    const hasEmail = await loginKeys.extend(key, user_id, expires_at);
    const link = createLinkToken(user_id);
    const mail = verifyEmailMail({ username, link: `${publicUrl}/auth/verify-email?token=${link.token}` });
    const row = outboxRow(user_id, email, mail, now);
    if (hasName && hasEmail) {
      const token = { user_id, token_hash: link.hash, kind: 'verify-email', email } as const;
      await links.add({ ...token, created_at: now, expires_at, used_at: null });
      await createOutboxRepository(db).add(row);
    } else {
      await links.find(user_id, link.hash, 'verify-email');
      await createOutboxRepository(db).add({
        ...row,
        recipient: '',
        body_text: '',
        body_html: '',
        sent_at: now,
      });
    }
  });
  wakeOutbox();
  return { message: ownMessages.account.resent, email: typed };
}
