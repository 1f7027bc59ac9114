import type { Transaction } from 'kysely';
import type { Schema, UserRow } from '../../database/schema.ts';
import { uuidv7 } from '../../ids/uuidv7.ts';
import { createLoginKeysRepository } from '../../repositories/createLoginKeysRepository.ts';
import { createUsersRepository } from '../../repositories/createUsersRepository.ts';
import { emailKey, nameKey } from '../loginKey.ts';
import { Overtaken } from './Overtaken.ts';
import type { ThirdPartyIdentity } from './ThirdPartyIdentity.ts';
import { usernameChoices } from './usernameChoices.ts';

/** Makes a new person, verified at once, without a password. Name first, then address, as registering does: no deadlock. */
export async function addPerson(
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
