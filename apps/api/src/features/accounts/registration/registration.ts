import { type Language, limits, ownMessages } from '@gildshelf/api-client/contract';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { Conflict, InvalidInput } from '../../../platform/http/errors.ts';
import { outboxRow } from '../../../platform/mail/outboxRow.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { Accounts } from '../Accounts.ts';
import { requireHuman } from '../human-check/humanCheck.ts';
import { rateLimits } from '../limits/rateLimiter.ts';
import { emailKey, isReservedUsername, nameKey, pendingKey } from '../loginKeys.ts';
import { alreadyRegisteredMail, verifyEmailMail } from '../mails/accountMails.ts';
import {
  createLinkToken,
  type LinkToken,
  type LinkTokensRepository,
  readLinkToken,
} from '../mails/linkTokens.ts';
import { requestMail } from '../mails/mailRequests.ts';

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
export async function register(
  accounts: Accounts,
  registration: Registration,
  ip: string,
  language: Language,
) {
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
    const { users, loginKeys, linkTokens, outbox } = repositoriesOn(db);
    if (
      isReservedUsername(username) ||
      !(await loginKeys.claimName(nameKey(username), user_id, expires_at, now))
    )
      throw new Conflict(ownMessages.account.usernameTaken);
    const isNew = await loginKeys.claimEmail(emailKey(email), user_id, expires_at);
    await loginKeys.addPending(pendingKey(email, user_id), user_id, expires_at);
    await users.add({
      ...{ user_id, username, email, password_hash, verified_at: null },
      ...{ display_name: null, avatar_url: null, bio: null, location: null, website: null },
      ...{ created_at: now, updated_at: now },
    });
    await linkTokens.add({
      ...{ user_id, token_hash: link.hash, kind: 'verify-email', email },
      ...{ created_at: now, expires_at, used_at: null },
    });
    const mail = isNew
      ? verifyEmailMail(
          [{ username, createdAt: now, link: `${publicUrl}/auth/verify-email?token=${link.token}` }],
          language,
        )
      : alreadyRegisteredMail({ loginLink: `${publicUrl}/auth/login` }, language);
    if (isMailAllowed) await outbox.add(mailCipher.encrypt(outboxRow(user_id, email, mail, now)));
  });
  wakeOutbox();
  return { message: ownMessages.account.registered };
}

const { linkInvalid, linkUsed, linkExpired, verified } = ownMessages.account;

/** Uses a verification link: the account, its username and its email address become permanent. Of concurrent uses, one succeeds. */
export async function verifyEmail({ store, clock, limiter }: Accounts, token: string, ip: string) {
  await limiter.consume(rateLimits.verifyByIp, ip);
  const link = readLinkToken(token);
  if (!link) throw new InvalidInput(linkInvalid);
  const now = clock();
  await store.db.transaction().execute(async (db) => {
    const { users, loginKeys, linkTokens } = repositoriesOn(db);
    const used = await linkTokens.use(link.userId, link.hash, 'verify-email', now);
    if (!used) throw await linkError(linkTokens, link);
    const user = await users.find(link.userId);
    if (!user || user.email !== used.email) throw new InvalidInput(linkInvalid);
    if (user.verified_at !== null) throw new InvalidInput(linkUsed);
    if (!(await loginKeys.claimNamePermanently(nameKey(user.username), user.user_id, now)))
      throw new InvalidInput(linkExpired);
    if (!(await loginKeys.claimEmailPermanently(emailKey(user.email), user.user_id)))
      throw new InvalidInput(linkUsed);
    await users.markVerified(user.user_id, now);
  });
  return { message: verified };
}

async function linkError(links: LinkTokensRepository, { userId, hash }: LinkToken) {
  const row = await links.find(userId, hash, 'verify-email');
  if (!row) return new InvalidInput(linkInvalid);
  return new InvalidInput(row.used_at === null ? linkExpired : linkUsed);
}

/** Requests a mail with new links for the pending accounts of an email address; the response is the same for every address. */
export async function resendVerification(accounts: Accounts, email: string, ip: string, language: Language) {
  const { limiter } = accounts;
  await limiter.consume(rateLimits.resendByIp, ip);
  await limiter.consume(rateLimits.resendByEmail, emailKey(email));
  await limiter.consume(rateLimits.mailsByInbox, emailKey(email));
  await requestMail(accounts, 'resend-verification', email, language);
  return { message: ownMessages.account.resent, email };
}

/** Whether an email address was verified within the last 24 hours; older accounts and unknown addresses return the same. */
export async function readVerificationStatus({ store, clock, limiter }: Accounts, email: string, ip: string) {
  await limiter.consume(rateLimits.statusByIp, ip);
  await limiter.consume(rateLimits.statusByEmail, emailKey(email));
  const user = await repositoriesOn(store.db).users.findByLoginKey(emailKey(email));
  const verifiedAt = user?.verified_at ?? Number.NEGATIVE_INFINITY;
  return { isVerified: verifiedAt + limits.verificationLinkLifetime > clock() };
}
