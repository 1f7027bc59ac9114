import { ownMessages } from '@gildshelf/api-client/contract';
import { InvalidInput } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import { emailKey, nameKey } from '../loginKey.ts';
import { type LinkToken, readLinkToken } from '../mails/linkToken.ts';
import {
  createLinkTokensRepository,
  type LinkTokensRepository,
} from '../repositories/createLinkTokensRepository.ts';
import { createLoginKeysRepository } from '../repositories/createLoginKeysRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';

const { linkInvalid, linkUsed, linkExpired, verified } = ownMessages.account;

/** Uses a verification link: the account, its username and its email address become permanent. Of concurrent uses, one succeeds. */
export async function verifyEmail({ store, clock, limiter }: Accounts, token: string, ip: string) {
  await limiter.consume(rateLimits.verifyByIp, ip);
  const link = readLinkToken(token);
  if (!link) throw new InvalidInput(linkInvalid);
  const now = clock();
  await store.db.transaction().execute(async (db) => {
    const users = createUsersRepository(db);
    const links = createLinkTokensRepository(db);
    const loginKeys = createLoginKeysRepository(db);
    const used = await links.use(link.userId, link.hash, 'verify-email', now);
    if (!used) throw await linkError(links, link);
    const user = await users.find(link.userId);
    if (!user || user.email !== used.email) throw new InvalidInput(linkInvalid);
    if (user.verified_at !== null) throw new InvalidInput(linkUsed);
    if (!(await loginKeys.claimNamePermanently(nameKey(user.username), user.user_id, now)))
      throw new InvalidInput(linkExpired);
    if (!(await loginKeys.claimEmailPermanently(emailKey(user.email), user.user_id)))
      throw new InvalidInput(linkUsed);
    await users.markVerified(user.user_id, now);
  });
  return { message: verified };
}

async function linkError(links: LinkTokensRepository, { userId, hash }: LinkToken) {
  const row = await links.find(userId, hash, 'verify-email');
  if (!row) return new InvalidInput(linkInvalid);
  return new InvalidInput(row.used_at === null ? linkExpired : linkUsed);
}
