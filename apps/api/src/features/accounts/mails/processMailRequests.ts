import { ownLimits } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Store } from '../../../platform/db/Store.ts';
import type { MailRequestRow, OutboxRow, Schema } from '../../../platform/db/schema.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { isUnavailable } from '../../../platform/http/errorHandler.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import type { MailCipher } from '../../../platform/mail/createMailCipher.ts';
import { createOutboxRepository } from '../../../platform/mail/createOutboxRepository.ts';
import { createOutboxWorker, type OutboxWorker } from '../../../platform/mail/createOutboxWorker.ts';
import type { Mailer } from '../../../platform/mail/mailers.ts';
import type { Accounts } from '../Accounts.ts';
import { emailKey } from '../loginKey.ts';
import { createMailRequestsRepository } from '../repositories/createMailRequestsRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import { createVerificationMail } from './createVerificationMail.ts';
import { createResetLinkMail } from './resetPasswordMail.ts';

/**
 * Stores a request for a mail to this email address. Whether an account exists is looked up in the background, so that neither
 * the response nor its timing reveals it.
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
    // One character more than a valid email address may have, so that a truncated one matches no account.
    email: email.slice(0, ownLimits.email + 1),
    created_at: now,
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
  const requests = createMailRequestsRepository(store.db);
  for (;;) {
    const request = await requests.findOldest();
    if (!request) return;
    try {
      await store.db.transaction().execute(async (db) => {
        const taken = await createMailRequestsRepository(db).take(request.request_id);
        const mail = taken && (await createMail(dependencies, db, taken));
        if (mail) await createOutboxRepository(db).add(mailCipher.encrypt(mail));
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
  { kind, email }: MailRequestRow,
): Promise<OutboxRow | undefined> {
  const user = await createUsersRepository(db).findByLoginKey(emailKey(email));
  if (!user) return undefined;
  if (user.verified_at === null) return createVerificationMail(dependencies, db, email);
  return kind === 'forgot-password' ? createResetLinkMail(dependencies, db, user) : undefined;
}
