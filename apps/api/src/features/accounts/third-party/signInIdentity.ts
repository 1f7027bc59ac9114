import { randomInt } from 'node:crypto';
import { isUsername, type Language } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { UserRow } from '../../../platform/db/rows/accountRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { outboxRow } from '../../../platform/mail/outboxRow.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { Accounts } from '../Accounts.ts';
import { emailKey, isReservedUsername, nameKey, pendingKeyRange } from '../loginKeys.ts';
import { newSignInMethodMail } from '../mails/accountMails.ts';
import { startSession } from '../sessions/sessions.ts';
import { ThirdPartyError, type ThirdPartyIdentity } from './identity.ts';

/**
 * Transfers the account that is pending for this email address to its owner, without anything that its creator could use: it
 * removes the password, links, sessions and profile. Undefined when no account or several are pending: the owner's cannot be
 * identified, and none of them can be verified any more. Locks in the order of `verifyEmail`, so that the two do not deadlock.
 */
async function claimPendingAccount(
  db: Transaction<Schema>,
  email: string,
  { displayName, avatarUrl }: ThirdPartyIdentity,
  now: number,
): Promise<UserRow | undefined> {
  const { users, loginKeys, linkTokens, sessions } = repositoriesOn(db);
  const [pending, ...others] = await users.findPending(pendingKeyRange(email), 2);
  if (!pending || others.length > 0) return undefined;
  const { user_id, username } = pending;
  await linkTokens.removeAll(user_id);
  await sessions.removeAll(user_id);
  // The username of an expired claim may belong to another user by now.
  if (!(await loginKeys.claimNamePermanently(nameKey(username), user_id, now))) return undefined;
  if (!(await loginKeys.claimEmailPermanently(emailKey(email), user_id))) throw new ConcurrentSignInError();
  const change = { email, display_name: displayName, avatar_url: avatarUrl };
  const stripped = await users.transferUnverified(user_id, now, change);
  if (!stripped) throw new ConcurrentSignInError();
  return stripped;
}

const maxAttempts = 5;

/**
 * Signs in the user of a third-party identity; returns a token. The identity is keyed by (issuer, subject), since an email address
 * may be reassigned to another person. After losing a race against a concurrent sign-in, it retries and finds the result of that.
 */
export async function signInIdentity(
  accounts: Accounts,
  identity: ThirdPartyIdentity,
  language: Language,
): Promise<string> {
  for (let attemptsLeft = maxAttempts; ; attemptsLeft--) {
    try {
      const token = await accounts.store.db
        .transaction()
        .execute(async (db) =>
          startSession(accounts, db, await findOrAddUser(accounts, db, identity, accounts.clock(), language)),
        );
      accounts.wakeOutbox();
      return token;
    } catch (error) {
      if (!(error instanceof ConcurrentSignInError) || attemptsLeft === 1) throw error;
    }
  }
}

async function findOrAddUser(
  accounts: Accounts,
  db: Transaction<Schema>,
  identity: ThirdPartyIdentity,
  now: number,
  language: Language,
): Promise<UserRow> {
  const { users, identities } = repositoriesOn(db);
  const { issuer, subject, email } = identity;
  const known = await identities.findUser(issuer, subject);
  if (known) return known;
  if (email === undefined)
    throw new ThirdPartyError('emailMissing', 'The provider confirms no email address.');

  // The owner of the email address: a verified user, else the only account that is pending for it, else a new user.
  const existing = await users.findByLoginKey(emailKey(email));
  const owner = existing && existing.verified_at !== null ? existing : undefined;
  if (owner) {
    // Locked, so that two subjects with one email address are linked one after the other: it was reassigned to the second.
    await users.lock(owner.user_id);
    if (await identities.hasOtherSubject(owner.user_id, issuer, subject))
      throw new ThirdPartyError('failed', 'The account is linked to another subject of this issuer.');
  }
  const user =
    owner ??
    (await claimPendingAccount(db, email, identity, now)) ??
    (await addUser(db, email, identity, now));
  if (!(await identities.add({ issuer, subject, user_id: user.user_id, created_at: now })))
    throw new ConcurrentSignInError();
  if (owner) await notifyOwner(accounts, db, owner, { issuer, linkedAt: now, language });
  return user;
}

interface LinkedSignIn {
  readonly issuer: string;
  readonly linkedAt: number;
  readonly language: Language;
}

/** Notifies the owner of a new sign-in method, and of the existing password, in case they did not choose it. */
async function notifyOwner(
  { publicUrl, mailCipher }: Accounts,
  db: Transaction<Schema>,
  { user_id, username, email }: UserRow,
  { issuer, linkedAt, language }: LinkedSignIn,
): Promise<void> {
  const mail = newSignInMethodMail(
    { username, issuer, linkedAt, forgotLink: `${publicUrl}/auth/forgot-password` },
    language,
  );
  await repositoriesOn(db).outbox.add(mailCipher.encrypt(outboxRow(user_id, email, mail, linkedAt)));
}

/** A concurrent sign-in made the same change first: the transaction must be rolled back and retried. */
class ConcurrentSignInError extends Error {}

const maxLength = 30;
const fallbackUsername = 'player';
const maxNumber = 9;
const randomTries = 5;

/** Usernames for a new user, the best first: from their name, else from their email address; with a number when it is taken. */
function* usernameChoices(name: string, email: string): Generator<string> {
  const base = [name, email.split('@')[0] ?? ''].map(lettersAndDigits).find(isUsername) ?? fallbackUsername;
  if (!isReservedUsername(base)) yield base;
  for (let number = 2; number <= maxNumber; number++) yield `${base}${number}`;
  for (let count = 0; count < randomTries; count++) yield `${base}${randomInt(100_000, 1_000_000)}`;
}

/** Reduces a text to ASCII letters and digits: 'Zoë Žitný' becomes 'ZoeZitny'. */
function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, maxLength);
}

/** Adds a verified user without a password. Claims the username before the email address, as `register` does, to avoid deadlocks. */
async function addUser(
  db: Transaction<Schema>,
  email: string,
  { name, displayName, avatarUrl }: ThirdPartyIdentity,
  now: number,
): Promise<UserRow> {
  const user_id = uuidv7(now);
  const { users, loginKeys } = repositoriesOn(db);
  const username = await claimUsername();
  if (!(await loginKeys.claimEmailPermanently(emailKey(email), user_id))) throw new ConcurrentSignInError();
  const user: UserRow = {
    ...{ user_id, username, email, password_hash: '', verified_at: now },
    ...{ display_name: displayName, avatar_url: avatarUrl, bio: null, location: null, website: null },
    ...{ sees_adult_titles: 0, created_at: now, updated_at: now },
  };
  await users.add(user);
  return user;

  async function claimUsername(): Promise<string> {
    for (const candidate of usernameChoices(name, email))
      if (await loginKeys.claimNamePermanently(nameKey(candidate), user_id, now)) return candidate;
    throw new ConcurrentSignInError();
  }
}
