import type { Transaction } from 'kysely';
import type { Schema, UserRow } from '../../database/schema.ts';
import { createLinkTokensRepository } from '../../repositories/createLinkTokensRepository.ts';
import { createLoginKeysRepository } from '../../repositories/createLoginKeysRepository.ts';
import { createSessionsRepository } from '../../repositories/createSessionsRepository.ts';
import { createUsersRepository } from '../../repositories/createUsersRepository.ts';
import { emailKey, nameKey, waitingKeys } from '../loginKey.ts';
import { Overtaken } from './Overtaken.ts';
import type { ThirdPartyIdentity } from './ThirdPartyIdentity.ts';

/**
 * Gives the account that waits for this address to its owner, and takes everything from whoever registered it: password,
 * links, sessions, what they wrote. Undefined where nobody waits, or several do: nobody knows which of those would be
 * theirs, and none can be verified any more. In the order of `verifyEmail`, so that both wait for each other.
 */
export async function stripWaiting(
  db: Transaction<Schema>,
  email: string,
  { displayName, picture }: ThirdPartyIdentity,
  now: number,
): Promise<UserRow | undefined> {
  const users = createUsersRepository(db);
  const [waiting, ...others] = await users.findWaiting(waitingKeys(email), 2);
  if (!waiting || others.length > 0) return undefined;
  const { user_id, username } = waiting;
  const loginKeys = createLoginKeysRepository(db);
  await createLinkTokensRepository(db).removeAll(user_id);
  await createSessionsRepository(db).removeAll(user_id);
  // The name of somebody who waited too long may be another's by now.
  if (!(await loginKeys.keepName(nameKey(username), user_id, now))) return undefined;
  if (!(await loginKeys.keepEmail(emailKey(email), user_id))) throw new Overtaken();
  const change = { email, display_name: displayName, avatar_url: picture };
  const stripped = await users.stripUnverified(user_id, now, change);
  if (!stripped) throw new Overtaken();
  return stripped;
}
