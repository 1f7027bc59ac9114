import { servedLimits } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { OutboxRow, Schema, UserRow } from '../../database/schema.ts';
import { createLinkTokensRepository } from '../../repositories/createLinkTokensRepository.ts';
import type { Accounts } from '../Accounts.ts';
import { createLinkToken } from './linkToken.ts';
import { outboxRow } from './outboxRow.ts';
import { resetPasswordMail } from './resetPasswordMail.ts';

/** A mail with a new link that lets its owner choose a password. */
export async function sendResetLink(
  { clock, publicUrl }: Pick<Accounts, 'clock' | 'publicUrl'>,
  db: Transaction<Schema>,
  { user_id, username, email }: UserRow,
): Promise<OutboxRow> {
  const now = clock();
  const link = createLinkToken(user_id);
  await createLinkTokensRepository(db).add({
    ...{ user_id, token_hash: link.hash, kind: 'reset-password', email },
    ...{ created_at: now, expires_at: now + servedLimits.resetLinkLifetime, used_at: null },
  });
  const address = `${publicUrl}/auth/reset-password?token=${link.token}`;
  return outboxRow(user_id, email, resetPasswordMail({ username, link: address }), now);
}
