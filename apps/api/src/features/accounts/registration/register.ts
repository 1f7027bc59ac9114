import { limits, ownMessages } from '@gildshelf/api-client/contract';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { Conflict } from '../../../platform/http/errors.ts';
import { createOutboxRepository } from '../../../platform/mail/createOutboxRepository.ts';
import { outboxRow } from '../../../platform/mail/outboxRow.ts';
import type { Accounts } from '../Accounts.ts';
import { requireHuman } from '../human-check/requireHuman.ts';
import { isReservedUsername } from '../isReservedUsername.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import { emailKey, nameKey, pendingKey } from '../loginKey.ts';
import { alreadyRegisteredMail } from '../mails/alreadyRegisteredMail.ts';
import { createLinkToken } from '../mails/linkToken.ts';
import { verifyEmailMail } from '../mails/verifyEmailMail.ts';
import { createLinkTokensRepository } from '../repositories/createLinkTokensRepository.ts';
import { createLoginKeysRepository } from '../repositories/createLoginKeysRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';

export interface Registration {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly recaptchaToken: string;
}

/**
 * Creates an account that is pending verification. An email address that is already verified gets the same work and the same
 * response, with an account that can never be verified and reserves its username equally long; only the mail differs.
 */
export async function register(accounts: Accounts, registration: Registration, ip: string) {
  const { store, clock, limiter, passwords, publicUrl, mailCipher, wakeOutbox } = accounts;
  const { email, username, password } = registration;
  await limiter.consume(rateLimits.registerByIp, ip);
  await requireHuman(accounts, registration.recaptchaToken);
  const password_hash = await passwords.hash(password);

  // Counted for known and unknown addresses alike. A user who gets no mail because others used up the limit can have it resent.
  const isMailAllowed =
    (await limiter.tryConsume(rateLimits.registerMailsByEmail, emailKey(email))) !== undefined &&
    (await limiter.tryConsume(rateLimits.mailsByInbox, emailKey(email))) !== undefined;

  const now = clock();
  const expires_at = now + limits.verificationLinkLifetime;
  const user_id = uuidv7(now);
  const link = createLinkToken(user_id);
  await store.db.transaction().execute(async (db) => {
    const loginKeys = createLoginKeysRepository(db);
    if (
      isReservedUsername(username) ||
      !(await loginKeys.claimName(nameKey(username), user_id, expires_at, now))
    )
      throw new Conflict(ownMessages.account.usernameTaken);
    const isNew = await loginKeys.claimEmail(emailKey(email), user_id, expires_at);
    await loginKeys.addPending(pendingKey(email, user_id), user_id, expires_at);
    await createUsersRepository(db).add({
      ...{ user_id, username, email, password_hash, verified_at: null },
      ...{ display_name: null, avatar_url: null, bio: null, location: null, website: null },
      ...{ created_at: now, updated_at: now },
    });
    await createLinkTokensRepository(db).add({
      ...{ user_id, token_hash: link.hash, kind: 'verify-email', email },
      ...{ created_at: now, expires_at, used_at: null },
    });
    const mail = isNew
      ? verifyEmailMail([
          { username, createdAt: now, link: `${publicUrl}/auth/verify-email?token=${link.token}` },
        ])
      : alreadyRegisteredMail({ loginLink: `${publicUrl}/auth/login` });
    if (isMailAllowed)
      await createOutboxRepository(db).add(mailCipher.encrypt(outboxRow(user_id, email, mail, now)));
  });
  wakeOutbox();
  return { message: ownMessages.account.registered };
}
