import type { Transaction } from 'kysely';
import type { Store } from '../../database/Store.ts';
import type { MailRequestRow, OutboxRow, Schema } from '../../database/schema.ts';
import { isUnavailable } from '../../isUnavailable.ts';
import type { Log } from '../../Log.ts';
import { createMailRequestsRepository } from '../../repositories/createMailRequestsRepository.ts';
import { createOutboxRepository } from '../../repositories/createOutboxRepository.ts';
import { createUsersRepository } from '../../repositories/createUsersRepository.ts';
import { emailKey } from '../loginKey.ts';
import type { MailSeal } from './createMailSeal.ts';
import { remindWaiting } from './remindWaiting.ts';
import { sendResetLink } from './sendResetLink.ts';

/** What is needed to answer requests for mails. */
export interface MailRequestParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
  readonly publicUrl: string;
  readonly mailSeal: MailSeal;
}

/** Puts what was asked for, and is due, into the outbox; each request once, also with many copies of the server. */
export async function answerMailRequests(parts: MailRequestParts): Promise<void> {
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
  if (user.verified_at === null) return remindWaiting(parts, db, email);
  return kind === 'forgot-password' ? sendResetLink(parts, db, user) : undefined;
}
