import { findLanguage, type Language, limits, ownLimits, serverLimits } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { UserRow } from '../../../platform/db/rows/accountRows.ts';
import type { MailRequestRow, OutboxRow } from '../../../platform/db/rows/deliveryRows.ts';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { isUnavailable } from '../../../platform/http/errorHandler.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import type { MailCipher } from '../../../platform/mail/createMailCipher.ts';
import { createOutboxWorker, type OutboxWorker } from '../../../platform/mail/createOutboxWorker.ts';
import type { Mailer } from '../../../platform/mail/mailers.ts';
import { outboxRow } from '../../../platform/mail/outboxRow.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { Accounts } from '../Accounts.ts';
import { emailKey, nameKey, pendingKey, pendingKeyRange } from '../loginKeys.ts';
import { type PendingAccount, resetPasswordMail, verifyEmailMail } from './accountMails.ts';
import { createLinkToken } from './linkTokens.ts';

/**
 * Stores a request for a mail to this email address. Whether an account exists is looked up in the background, so that neither
 * the response nor its timing reveals it.
 */
export async function requestMail(
  { store, clock, wakeOutbox }: Accounts,
  kind: MailRequestRow['kind'],
  email: string,
  language: Language,
): Promise<void> {
  const now = clock();
  await repositoriesOn(store.db).mailRequests.add({
    request_id: uuidv7(now),
    kind,
    // One character more than a valid email address may have, so that a truncated one matches no account.
    email: email.slice(0, ownLimits.email + 1),
    created_at: now,
    language,
  });
  wakeOutbox();
}

/** The dependencies of `processMailRequests`. */
export interface MailRequestDependencies {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
  readonly publicUrl: string;
  readonly mailCipher: MailCipher;
}

/** The outbox worker of a server with accounts: it processes the mail requests before it sends the mails. */
export function createAccountOutboxWorker(
  dependencies: MailRequestDependencies & { readonly mailer: Mailer },
): OutboxWorker {
  return createOutboxWorker({ ...dependencies, fillOutbox: () => processMailRequests(dependencies) });
}

/** Adds the requested mails that are due to the outbox; each request is processed once, also by several server instances. */
export async function processMailRequests(dependencies: MailRequestDependencies): Promise<void> {
  const { store, log, mailCipher } = dependencies;
  const requests = repositoriesOn(store.db).mailRequests;
  for (;;) {
    const request = await requests.findOldest();
    if (!request) return;
    try {
      await store.db.transaction().execute(async (db) => {
        const { mailRequests, outbox } = repositoriesOn(db);
        const taken = await mailRequests.take(request.request_id);
        const mail = taken && (await createMail(dependencies, db, taken));
        if (mail) await outbox.add(mailCipher.encrypt(mail));
      });
    } catch (error) {
      if (isUnavailable(error)) throw error;
      // A request that fails must not block the following ones.
      log.error({ event: 'mail request dropped', kind: request.kind, error: String(error) });
      await requests.take(request.request_id);
    }
  }
}

/**
 * The mail for a request; undefined when none is due. Users of a third-party sign-in, who have no password, get a reset link too.
 * An unverified email address gets new verification links for either kind: no password is reset before an account is verified.
 */
async function createMail(
  dependencies: MailRequestDependencies,
  db: Transaction<Schema>,
  request: MailRequestRow,
): Promise<OutboxRow | undefined> {
  const { kind, email } = request;
  const language = findLanguage(request.language) ?? 'en';
  const user = await repositoriesOn(db).users.findByLoginKey(emailKey(email));
  if (!user) return undefined;
  if (user.verified_at === null) return createVerificationMail(dependencies, db, email, language);
  return kind === 'forgot-password' ? createResetLinkMail(dependencies, db, user, language) : undefined;
}

/** Limits the size of a mail. The user of an omitted account can register again, which makes theirs the newest. */
const maxAccountsPerMail = 10;

/**
 * The mail with a new link for each account that is pending for an email address, since only the owner of the email address can
 * identify theirs. Undefined when no account is pending any more.
 */
async function createVerificationMail(
  { clock, publicUrl }: Pick<Accounts, 'clock' | 'publicUrl'>,
  db: Transaction<Schema>,
  email: string,
  language: Language,
): Promise<OutboxRow | undefined> {
  const now = clock();
  const pendingUsers = await repositoriesOn(db).users.findPending(pendingKeyRange(email), maxAccountsPerMail);
  const accounts: (PendingAccount & { readonly user: UserRow })[] = [];
  for (const user of pendingUsers) {
    const linkToken = await renewLink(db, user, now);
    if (!linkToken) continue;
    const { username, created_at: createdAt } = user;
    accounts.push({ user, username, createdAt, link: `${publicUrl}/auth/verify-email?token=${linkToken}` });
  }
  const [newest] = accounts;
  if (!newest) return undefined;
  return outboxRow(newest.user.user_id, newest.user.email, verifyEmailMail(accounts, language), now);
}

/** Extends the account's claims by 24 hours and returns the token of a new link; undefined when the username is taken. */
async function renewLink(db: Transaction<Schema>, user: UserRow, now: number): Promise<string | undefined> {
  const { user_id, username, email } = user;
  const { loginKeys, linkTokens } = repositoriesOn(db);
  const expires_at = now + limits.verificationLinkLifetime;
  // Another user may own the username by now: then the account can no longer be verified.
  if (!(await loginKeys.extend(nameKey(username), user_id, expires_at))) return undefined;
  await loginKeys.extend(pendingKey(email, user_id), user_id, expires_at);
  const link = createLinkToken(user_id);
  const token = { user_id, token_hash: link.hash, kind: 'verify-email', email } as const;
  await linkTokens.add({ ...token, created_at: now, expires_at, used_at: null });
  return link.token;
}

/** Stores a new reset link and returns the mail that contains it. */
async function createResetLinkMail(
  { clock, publicUrl }: Pick<Accounts, 'clock' | 'publicUrl'>,
  db: Transaction<Schema>,
  { user_id, username, email }: UserRow,
  language: Language,
): Promise<OutboxRow> {
  const now = clock();
  const link = createLinkToken(user_id);
  await repositoriesOn(db).linkTokens.add({
    ...{ user_id, token_hash: link.hash, kind: 'reset-password', email },
    ...{ created_at: now, expires_at: now + serverLimits.resetLinkLifetime, used_at: null },
  });
  const url = `${publicUrl}/auth/reset-password?token=${link.token}`;
  return outboxRow(user_id, email, resetPasswordMail({ username, link: url }, language), now);
}
