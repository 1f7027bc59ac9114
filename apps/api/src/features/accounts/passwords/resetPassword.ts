import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { InvalidInput } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';
import { requireHuman } from '../human-check/requireHuman.ts';
import { resetLoginLimits } from '../limits/countLogin.ts';
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

/** Sets a new password by a reset link and ends all sessions of its user. Of concurrent uses, exactly one succeeds. */
export async function resetPassword(accounts: Accounts, reset: PasswordReset, ip: string) {
  const { store, clock, log, limiter, passwords, wakeOutbox } = accounts;
  await limiter.consume(rateLimits.resetByIp, ip);
  await requireHuman(accounts, reset.recaptchaToken, messages.humanCheck.incomplete);
  const link = readLinkToken(reset.token);
  if (!link) throw unknownLink();
  // Checked before hashing, so that an invalid link costs no hash. A request that is rejected up to here leaves the link unused.
  const rejection = await linkError(createLinkTokensRepository(store.db), link, clock());
  if (rejection) throw rejection;
  const newHash = await passwords.hash(reset.newPassword);

  const now = clock();
  const owner = await store.db.transaction().execute(async (db) => {
    const links = createLinkTokensRepository(db);
    // Locked first, so that several links of one user are used one after the other.
    const user = await createUsersRepository(db).lock(link.userId);
    const used = await links.use(link.userId, link.hash, kind, now);
    if (!used) throw (await linkError(links, link, now)) ?? unknownLink();
    if (!user || user.verified_at === null || user.email !== used.email) throw unknownLink();
    return setPassword(accounts, db, user, newHash);
  });
  wakeOutbox();
  await resetLoginLimits(accounts, owner, ip).catch((error: unknown) => {
    // The new password is already saved, so the request has succeeded.
    log.warn({ event: 'logins not forgiven', error: String(error) });
  });
  return { message: passwordReset };
}

/** The error of an unusable link; undefined for a usable one. */
async function linkError(links: LinkTokensRepository, { userId, hash }: LinkToken, now: number) {
  const row = await links.find(userId, hash, kind);
  if (!row) return unknownLink();
  if (row.used_at !== null) return new InvalidInput(resetLinkUsed);
  return row.expires_at <= now ? new InvalidInput(resetLinkExpired) : undefined;
}
