import { serverLimits } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { OutboxRow, Schema, UserRow } from '../../../platform/db/schema.ts';
import { type Mail, outboxRow } from '../../../platform/mail/outboxRow.ts';
import type { Accounts } from '../Accounts.ts';
import { createLinkTokensRepository } from '../repositories/createLinkTokensRepository.ts';
import { createLinkToken } from './linkToken.ts';
import { mailPage } from './mailPage.ts';

/** Stores a new reset link and returns the mail that contains it. */
export async function createResetLinkMail(
  { clock, publicUrl }: Pick<Accounts, 'clock' | 'publicUrl'>,
  db: Transaction<Schema>,
  { user_id, username, email }: UserRow,
): Promise<OutboxRow> {
  const now = clock();
  const link = createLinkToken(user_id);
  await createLinkTokensRepository(db).add({
    ...{ user_id, token_hash: link.hash, kind: 'reset-password', email },
    ...{ created_at: now, expires_at: now + serverLimits.resetLinkLifetime, used_at: null },
  });
  const url = `${publicUrl}/auth/reset-password?token=${link.token}`;
  return outboxRow(user_id, email, resetPasswordMail({ username, link: url }), now);
}

/** The mail with a link to set a new password. */
export function resetPasswordMail({ username, link }: { username: string; link: string }): Mail {
  const greeting = `Hello ${username},`;
  const reason =
    'Somebody asked for a new password for your Gildshelf account. If it was you, choose one here:';
  const expiry = 'The link is good for one hour, and once.';
  const warning = 'If it was not you, there is nothing to do: your password has not changed.';
  return {
    subject: 'Reset your Gildshelf password',
    text: [greeting, '', reason, '', link, '', expiry, warning, ''].join('\n'),
    html: mailPage('Reset your password', [
      greeting,
      reason,
      { button: 'Choose a New Password', link },
      `${expiry} ${warning}`,
    ]),
  };
}
