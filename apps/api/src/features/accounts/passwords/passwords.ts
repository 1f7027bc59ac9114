import { type Language, messages, ownMessages } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { UserRow } from '../../../platform/db/rows/accountRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import { InvalidInput, Unauthenticated } from '../../../platform/http/errors.ts';
import { outboxRow } from '../../../platform/mail/outboxRow.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { Accounts } from '../Accounts.ts';
import { requireHuman } from '../human-check/humanCheck.ts';
import { rateLimits } from '../limits/rateLimiter.ts';
import { emailKey } from '../loginKeys.ts';
import { passwordChangedMail } from '../mails/accountMails.ts';
import { type LinkToken, type LinkTokensRepository, readLinkToken } from '../mails/linkTokens.ts';
import { requestMail } from '../mails/mailRequests.ts';
import { resetLoginLimits } from '../sessions/logIn.ts';
import { startSession } from '../sessions/sessions.ts';

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

const { passwordChanged, passwordReset, resetLinkExpired, resetLinkUsed, wrongCurrentPassword } =
  ownMessages.account;
/** The kind of the tokens in the links to set a new password. */
const resetLink = 'reset-password';

/**
 * Changes the caller's password, ends every session and returns the token of a new one. A wrong current password responds 400,
 * since the session is still valid. Users without a password get the same response, and set one by 'forgot password'.
 */
export async function changePassword(
  accounts: Accounts,
  { userId, sessionId }: SignedInUser,
  { currentPassword, newPassword }: PasswordChange,
  ip: string,
  language: Language,
) {
  const { store, limiter, passwords, wakeOutbox } = accounts;
  await limiter.consume(rateLimits.changeByIp, ip);
  const release = await limiter.consume(rateLimits.changeByUser, userId);
  const user = await repositoriesOn(store.db).users.find(userId);
  const isCorrect = await passwords.verify(user?.password_hash, currentPassword);
  if (!user || !isCorrect) throw new InvalidInput(wrongCurrentPassword);
  await release();
  const newHash = await passwords.hash(newPassword);

  const token = await store.db.transaction().execute(async (db) => {
    const { users, sessions } = repositoriesOn(db);
    const lockedUser = await users.lock(userId);
    const session = await sessions.take(userId, sessionId);
    if (!lockedUser || !session) throw new Unauthenticated();
    if (lockedUser.password_hash !== user.password_hash) throw new InvalidInput(wrongCurrentPassword);
    return startSession(accounts, db, await setPassword(accounts, db, lockedUser, newHash, language));
  });
  wakeOutbox();
  return { message: passwordChanged, token };
}

/**
 * Sets the password of a user, ends every session and every personal access token, expires every unused reset link and adds a mail to the owner to the outbox.
 * The transaction must have locked the row of `user`; resolves to the updated row.
 */
async function setPassword(
  { clock, publicUrl, mailCipher }: Accounts,
  db: Transaction<Schema>,
  user: UserRow,
  newHash: string,
  language: Language,
): Promise<UserRow> {
  const { user_id, username, email } = user;
  const now = clock();
  const { users, sessions, accessTokens, linkTokens, outbox } = repositoriesOn(db);
  const changed = await users.changePassword(user_id, newHash, now);
  await sessions.removeAll(user_id);
  await accessTokens.removeAll(user_id);
  await linkTokens.expireUnused(user_id, resetLink, now);
  const mail = passwordChangedMail(
    { username, changedAt: now, forgotLink: `${publicUrl}/auth/forgot-password` },
    language,
  );
  await outbox.add(mailCipher.encrypt(outboxRow(user_id, email, mail, now)));
  return changed;
}

interface ForgotPasswordRequest {
  readonly email: string;
  readonly recaptchaToken: string;
}

/** Requests a mail with a reset link; the response is the same for every email address. */
export async function forgotPassword(
  accounts: Accounts,
  { email, recaptchaToken }: ForgotPasswordRequest,
  ip: string,
  language: Language,
) {
  const { limiter } = accounts;
  await limiter.consume(rateLimits.forgotByIp, ip);
  await requireHuman(accounts, recaptchaToken, messages.humanCheck.incomplete);
  // Counted after the human check: otherwise a bot could use up the limit of the owner.
  await limiter.consume(rateLimits.forgotByEmail, emailKey(email));
  await limiter.consume(rateLimits.mailsByInbox, emailKey(email));
  await requestMail(accounts, 'forgot-password', email, language);
  return { message: messages.forgotPassword.sent };
}

interface PasswordReset {
  readonly token: string;
  readonly newPassword: string;
  readonly recaptchaToken: string;
}

const unknownLink = () => new InvalidInput(messages.resetPassword.missingToken);

/** Sets a new password by a reset link and ends all sessions of its user. Of concurrent uses, exactly one succeeds. */
export async function resetPassword(
  accounts: Accounts,
  reset: PasswordReset,
  ip: string,
  language: Language,
) {
  const { store, clock, log, limiter, passwords, wakeOutbox } = accounts;
  await limiter.consume(rateLimits.resetByIp, ip);
  await requireHuman(accounts, reset.recaptchaToken, messages.humanCheck.incomplete);
  const link = readLinkToken(reset.token);
  if (!link) throw unknownLink();
  // Checked before hashing, so that an invalid link costs no hash. A request that is rejected up to here leaves the link unused.
  const rejection = await linkError(repositoriesOn(store.db).linkTokens, link, clock());
  if (rejection) throw rejection;
  const newHash = await passwords.hash(reset.newPassword);

  const now = clock();
  const owner = await store.db.transaction().execute(async (db) => {
    const { users, linkTokens } = repositoriesOn(db);
    // Locked first, so that several links of one user are used one after the other.
    const user = await users.lock(link.userId);
    const used = await linkTokens.use(link.userId, link.hash, resetLink, now);
    if (!used) throw (await linkError(linkTokens, link, now)) ?? unknownLink();
    if (!user || user.verified_at === null || user.email !== used.email) throw unknownLink();
    return setPassword(accounts, db, user, newHash, language);
  });
  wakeOutbox();
  await resetLoginLimits(accounts, owner, ip).catch((error: unknown) => {
    // The new password is already saved, so the request has succeeded.
    log.warn({ event: 'logins not forgiven', error: String(error) });
  });
  return { message: passwordReset };
}

/** The error of an unusable link; undefined for a usable one. */
async function linkError(links: LinkTokensRepository, { userId, hash }: LinkToken, now: number) {
  const row = await links.find(userId, hash, resetLink);
  if (!row) return unknownLink();
  if (row.used_at !== null) return new InvalidInput(resetLinkUsed);
  return row.expires_at <= now ? new InvalidInput(resetLinkExpired) : undefined;
}
