import { limits } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { OutboxRow, Schema, UserRow } from '../../../platform/db/schema.ts';
import { outboxRow } from '../../../platform/mail/outboxRow.ts';
import type { Accounts } from '../Accounts.ts';
import { nameKey, pendingKey, pendingKeyRange } from '../loginKey.ts';
import { createLinkTokensRepository } from '../repositories/createLinkTokensRepository.ts';
import { createLoginKeysRepository } from '../repositories/createLoginKeysRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import { createLinkToken } from './linkToken.ts';
import { type PendingAccount, verifyEmailMail } from './verifyEmailMail.ts';

/** Limits the size of a mail. The user of an omitted account can register again, which makes theirs the newest. */
const maxAccountsPerMail = 10;

/**
 * The mail with a new link for each account that is pending for an email address, since only the owner of the email address can
 * identify theirs. Undefined when no account is pending any more.
 */
export async function createVerificationMail(
  { clock, publicUrl }: Pick<Accounts, 'clock' | 'publicUrl'>,
  db: Transaction<Schema>,
  email: string,
): Promise<OutboxRow | undefined> {
  const now = clock();
  const pendingUsers = await createUsersRepository(db).findPending(
    pendingKeyRange(email),
    maxAccountsPerMail,
  );
  const accounts: (PendingAccount & { readonly user: UserRow })[] = [];
  for (const user of pendingUsers) {
    const linkToken = await renewLink(db, user, now);
    if (!linkToken) continue;
    const { username, created_at: createdAt } = user;
    accounts.push({ user, username, createdAt, link: `${publicUrl}/auth/verify-email?token=${linkToken}` });
  }
  const [newest] = accounts;
  if (!newest) return undefined;
  return outboxRow(newest.user.user_id, newest.user.email, verifyEmailMail(accounts), now);
}

/** Extends the account's claims by 24 hours and returns the token of a new link; undefined when the username is taken. */
async function renewLink(db: Transaction<Schema>, user: UserRow, now: number): Promise<string | undefined> {
  const { user_id, username, email } = user;
  const loginKeys = createLoginKeysRepository(db);
  const expires_at = now + limits.verificationLinkLifetime;
  // Another user may own the username by now: then the account can no longer be verified.
  if (!(await loginKeys.extend(nameKey(username), user_id, expires_at))) return undefined;
  await loginKeys.extend(pendingKey(email, user_id), user_id, expires_at);
  const link = createLinkToken(user_id);
  const token = { user_id, token_hash: link.hash, kind: 'verify-email', email } as const;
  await createLinkTokensRepository(db).add({ ...token, created_at: now, expires_at, used_at: null });
  return link.token;
}
