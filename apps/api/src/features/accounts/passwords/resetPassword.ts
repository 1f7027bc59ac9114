import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { InvalidInput } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';
import { requireHuman } from '../human-check/requireHuman.ts';
import { forgiveLogins } from '../limits/countLogin.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import { type LinkToken, readLinkToken } from '../mails/linkToken.ts';
import {
  createLinkTokensRepository,
  type LinkTokensRepository,
} from '../repositories/createLinkTokensRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import { setPassword } from './setPassword.ts';

interface PasswordReset {
  readonly token: string;
  readonly newPassword: string;
  readonly recaptchaToken: string;
}

const kind = 'reset-password';
const { passwordReset, resetLinkExpired, resetLinkUsed } = ownMessages.account;
const unknownLink = () => new InvalidInput(messages.resetPassword.missingToken);

/** Uses a link for a new password; all sessions of its person end. Of any number of uses at once, one does it. */
export async function resetPassword(accounts: Accounts, reset: PasswordReset, address: string) {
  const { store, clock, log, limiter, passwords, wakeOutbox } = accounts;
  await limiter.take(rateLimits.resetByAddress, address);
  await requireHuman(accounts, reset.recaptchaToken, messages.humanCheck.incomplete);
  const link = readLinkToken(reset.token);
  if (!link) throw unknownLink();
  // Nobody may have us hash for a link that is none; and what is refused up to here leaves the link as it was.
  const refused = await refusal(createLinkTokensRepository(store.db), link, clock());
  if (refused) throw refused;
  const newHash = await passwords.hash(reset.newPassword);

  const now = clock();
  const owner = await store.db.transaction().execute(async (db) => {
    const links = createLinkTokensRepository(db);
    // Held first, so that two links of one person take turns.
    const user = await createUsersRepository(db).hold(link.userId);
    const used = await links.use(link.userId, link.hash, kind, now);
    if (!used) throw (await refusal(links, link, now)) ?? unknownLink();
    if (!user || user.verified_at === null || user.email !== used.email) throw unknownLink();
    return setPassword(accounts, db, user, newHash);
  });
  wakeOutbox();
  await forgiveLogins(accounts, owner, address).catch((error: unknown) => {
    // The new password is kept, and that is what the answer says.
    log.warn({ event: 'logins not forgiven', error: String(error) });
  });
  return { message: passwordReset };
}

/** Why a link does nothing; undefined where it would. */
async function refusal(links: LinkTokensRepository, { userId, hash }: LinkToken, now: number) {
  const row = await links.find(userId, hash, kind);
  if (!row) return unknownLink();
  if (row.used_at !== null) return new InvalidInput(resetLinkUsed);
  return row.expires_at <= now ? new InvalidInput(resetLinkExpired) : undefined;
}
