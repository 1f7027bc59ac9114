import { limits } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { OutboxRow, Schema, UserRow } from '../../../platform/db/schema.ts';
import { outboxRow } from '../../../platform/mail/outboxRow.ts';
import type { Accounts } from '../Accounts.ts';
import { nameKey, waitingKey, waitingKeys } from '../loginKey.ts';
import { createLinkTokensRepository } from '../repositories/createLinkTokensRepository.ts';
import { createLoginKeysRepository } from '../repositories/createLoginKeysRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import { createLinkToken } from './linkToken.ts';
import { verifyEmailMail, type WaitingAccount } from './verifyEmailMail.ts';

/** A mail must end somewhere; whoever is not on it any more registers again and is the newest. */
const mostInOneMail = 10;

/**
 * A mail with a new link for each account that waits for an address, since only the address's owner knows which of them is
 * theirs. Undefined where nobody waits any more.
 */
export async function remindUnverified(
  { clock, publicUrl }: Pick<Accounts, 'clock' | 'publicUrl'>,
  db: Transaction<Schema>,
  email: string,
): Promise<OutboxRow | undefined> {
  const now = clock();
  const waiting = await createUsersRepository(db).findWaiting(waitingKeys(email), mostInOneMail);
  const accounts: (WaitingAccount & { readonly user: UserRow })[] = [];
  for (const user of waiting) {
    const link = await renew(db, user, now);
    if (!link) continue;
    const { username, created_at: createdAt } = user;
    accounts.push({ user, username, createdAt, link: `${publicUrl}/auth/verify-email?token=${link}` });
  }
  const [newest] = accounts;
  if (!newest) return undefined;
  return outboxRow(newest.user.user_id, newest.user.email, verifyEmailMail(accounts), now);
}

/** Keeps the claim for another day, and gives the token of a new link. */
async function renew(db: Transaction<Schema>, user: UserRow, now: number): Promise<string | undefined> {
  const { user_id, username, email } = user;
  const loginKeys = createLoginKeysRepository(db);
  const expires_at = now + limits.verificationLinkLifetime;
  // Somebody else may have the name by now: then there is nothing to verify any more.
  if (!(await loginKeys.extend(nameKey(username), user_id, expires_at))) return undefined;
  await loginKeys.extend(waitingKey(email, user_id), user_id, expires_at);
  const link = createLinkToken(user_id);
  const token = { user_id, token_hash: link.hash, kind: 'verify-email', email } as const;
  await createLinkTokensRepository(db).add({ ...token, created_at: now, expires_at, used_at: null });
  return link.token;
}
