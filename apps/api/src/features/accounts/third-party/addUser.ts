import { randomInt } from 'node:crypto';
import { isUsername } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema, UserRow } from '../../../platform/db/schema.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { isReservedUsername } from '../isReservedUsername.ts';
import { emailKey, nameKey } from '../loginKey.ts';
import { createLoginKeysRepository } from '../repositories/createLoginKeysRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import type { ThirdPartyIdentity } from './readIdentity.ts';

/** A concurrent sign-in made the same change first: the transaction must be rolled back and retried. */
export class ConcurrentSignInError extends Error {}

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
export async function addUser(
  db: Transaction<Schema>,
  email: string,
  { name, displayName, avatarUrl }: ThirdPartyIdentity,
  now: number,
): Promise<UserRow> {
  const user_id = uuidv7(now);
  const loginKeys = createLoginKeysRepository(db);
  const username = await claimUsername();
  if (!(await loginKeys.claimEmailPermanently(emailKey(email), user_id))) throw new ConcurrentSignInError();
  const user: UserRow = {
    ...{ user_id, username, email, password_hash: '', verified_at: now },
    ...{ display_name: displayName, avatar_url: avatarUrl, bio: null, location: null, website: null },
    ...{ created_at: now, updated_at: now },
  };
  await createUsersRepository(db).add(user);
  return user;

  async function claimUsername(): Promise<string> {
    for (const candidate of usernameChoices(name, email))
      if (await loginKeys.claimNamePermanently(nameKey(candidate), user_id, now)) return candidate;
    throw new ConcurrentSignInError();
  }
}
