import { randomInt } from 'node:crypto';
import { isUsername } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import { uuidv7 } from '../../../platform/crypto/uuidv7.ts';
import type { Schema, UserRow } from '../../../platform/db/schema.ts';
import { isReservedUsername } from '../isReservedUsername.ts';
import { emailKey, nameKey } from '../loginKey.ts';
import { createLoginKeysRepository } from '../repositories/createLoginKeysRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import type { ThirdPartyIdentity } from './readIdentity.ts';

/** Somebody else did the same in the same moment: what was done is undone, and tried again. */
export class Overtaken extends Error {}

const longest = 30;
const fallback = 'player';
const numbered = 9;
const random = 5;

/** Usernames for a new person, the best first: of their name, else of their address; with a number where it is taken. */
function* usernameChoices(name: string, email: string): Generator<string> {
  const base = [name, email.split('@')[0] ?? ''].map(lettersAndDigits).find(isUsername) ?? fallback;
  if (!isReservedUsername(base)) yield base;
  for (let number = 2; number <= numbered; number++) yield `${base}${number}`;
  for (let count = 0; count < random; count++) yield `${base}${randomInt(100_000, 1_000_000)}`;
}

/** 'Zoë Žitný' is 'ZoeZitny'. */
function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, longest);
}

/** Makes a new person, verified at once, without a password. Name first, then address, as registering does: no deadlock. */
export async function addUser(
  db: Transaction<Schema>,
  email: string,
  { name, displayName, picture }: ThirdPartyIdentity,
  now: number,
): Promise<UserRow> {
  const user_id = uuidv7(now);
  const loginKeys = createLoginKeysRepository(db);
  const username = await claimName();
  if (!(await loginKeys.keepEmail(emailKey(email), user_id))) throw new Overtaken();
  const user: UserRow = {
    ...{ user_id, username, email, password_hash: '', verified_at: now },
    ...{ display_name: displayName, avatar_url: picture, bio: null, location: null, website: null },
    ...{ created_at: now, updated_at: now },
  };
  await createUsersRepository(db).add(user);
  return user;

  async function claimName(): Promise<string> {
    for (const choice of usernameChoices(name, email))
      if (await loginKeys.keepName(nameKey(choice), user_id, now)) return choice;
    throw new Overtaken();
  }
}
