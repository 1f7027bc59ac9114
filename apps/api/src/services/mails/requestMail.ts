import { ownLimits } from '@gildshelf/api-client/contract';
import type { MailRequestRow } from '../../database/schema.ts';
import { uuidv7 } from '../../ids/uuidv7.ts';
import { createMailRequestsRepository } from '../../repositories/createMailRequestsRepository.ts';
import type { Accounts } from '../Accounts.ts';

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
