import { ownLimits } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import { uuidv7 } from '../../../platform/crypto/uuidv7.ts';
import type { Store } from '../../../platform/db/Store.ts';
import type { MailRequestRow, OutboxRow, Schema } from '../../../platform/db/schema.ts';
import { isUnavailable } from '../../../platform/http/errorHandler.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import type { MailSeal } from '../../../platform/mail/createMailSeal.ts';
import { createOutboxRepository } from '../../../platform/mail/createOutboxRepository.ts';
import { createOutboxWorker, type OutboxWorker } from '../../../platform/mail/createOutboxWorker.ts';
import type { Mailer } from '../../../platform/mail/Mailer.ts';
import type { Accounts } from '../Accounts.ts';
import { emailKey } from '../loginKey.ts';
import { createMailRequestsRepository } from '../repositories/createMailRequestsRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import { remindUnverified } from './remindUnverified.ts';
import { sendResetLink } from './resetPasswordMail.ts';

/**
 * Writes down that somebody asked for a mail to this address, and no more: whether anybody is there is looked up behind the
 * answer, so that neither its words nor its time tell it.
 */
export async function requestMail(
  { store, clock, wakeOutbox }: Accounts,
  kind: MailRequestRow['kind'],
  email: string,
): Promise<void> {
  const now = clock();
  await createMailRequestsRepository(store.db).add({
    request_id: uuidv7(now),
    kind,
    // Nobody has a longer one.
    email: email.slice(0, ownLimits.email + 1),
    created_at: now,
  });
  wakeOutbox();
}

/** What is needed to answer requests for mails. */
export interface MailRequestParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
  readonly publicUrl: string;
  readonly mailSeal: MailSeal;
}

/** The outbox of a server with accounts: mail requests are processed before its mails are sent. */
export function createAccountOutbox(parts: MailRequestParts & { readonly mailer: Mailer }): OutboxWorker {
  return createOutboxWorker({ ...parts, fillOutbox: () => processMailRequests(parts) });
}

/** Puts what was asked for, and is due, into the outbox; each request once, also with many copies of the server. */
export async function processMailRequests(parts: MailRequestParts): Promise<void> {
  const { store, log, mailSeal } = parts;
  const requests = createMailRequestsRepository(store.db);
  for (;;) {
    const request = await requests.findOldest();
    if (!request) return;
    try {
      await store.db.transaction().execute(async (db) => {
        const taken = await createMailRequestsRepository(db).take(request.request_id);
        const mail = taken && (await mailFor(parts, db, taken));
        if (mail) await createOutboxRepository(db).add(mailSeal.seal(mail));
      });
    } catch (error) {
      if (isUnavailable(error)) throw error;
      // One that cannot be answered must not stand before the others.
      log.error({ event: 'mail request dropped', kind: request.kind, error: String(error) });
      await requests.take(request.request_id);
    }
  }
}

/**
 * A link for a new password also goes to who has none because they come by a third party. An address that nobody verified
 * gets its verification links anew, whatever was asked for: no password is reset before an account is somebody's.
 */
async function mailFor(
  parts: MailRequestParts,
  db: Transaction<Schema>,
  { kind, email }: MailRequestRow,
): Promise<OutboxRow | undefined> {
  const user = await createUsersRepository(db).findByLoginKey(emailKey(email));
  if (!user) return undefined;
  if (user.verified_at === null) return remindUnverified(parts, db, email);
  return kind === 'forgot-password' ? sendResetLink(parts, db, user) : undefined;
}
