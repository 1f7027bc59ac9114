import type { Transaction } from 'kysely';
import type { Schema, UserRow } from '../../database/schema.ts';
import { createIdentitiesRepository } from '../../repositories/createIdentitiesRepository.ts';
import { createUsersRepository } from '../../repositories/createUsersRepository.ts';
import type { Accounts } from '../Accounts.ts';
import { emailKey } from '../loginKey.ts';
import { startSession } from '../sessions/startSession.ts';
import { addPerson } from './addPerson.ts';
import { Overtaken } from './Overtaken.ts';
import { stripWaiting } from './stripWaiting.ts';
import type { ThirdPartyIdentity } from './ThirdPartyIdentity.ts';
import { ThirdPartyProblem } from './ThirdPartyProblem.ts';

const tries = 5;

/**
 * Signs in whoever the third party vouches for; gives a token. The key is (issuer, subject) for good: an address may be
 * given to somebody else one day. Whoever is overtaken by a sign-in of the same moment begins anew, and finds its work done.
 */
export async function signInIdentity(accounts: Accounts, identity: ThirdPartyIdentity): Promise<string> {
  for (let left = tries; ; left--) {
    try {
      return await accounts.store.db
        .transaction()
        .execute(async (db) => startSession(accounts, db, await personOf(db, identity, accounts.clock())));
    } catch (thrown) {
      if (!(thrown instanceof Overtaken) || left === 1) throw thrown;
    }
  }
}

async function personOf(
  db: Transaction<Schema>,
  identity: ThirdPartyIdentity,
  now: number,
): Promise<UserRow> {
  const identities = createIdentitiesRepository(db);
  const { issuer, subject, email } = identity;
  const known = await identities.findPerson(issuer, subject);
  if (known) return known;
  if (email === undefined) throw new ThirdPartyProblem('emailMissing', 'The provider confirms no address.');

  const user = await ownerOf(db, email, identity, now);
  if (!(await identities.add({ issuer, subject, user_id: user.user_id, created_at: now })))
    throw new Overtaken();
  return user;
}

/** Whose address it is: a verified person's, else of the one account that waits for it, else a new person's. */
async function ownerOf(
  db: Transaction<Schema>,
  email: string,
  identity: ThirdPartyIdentity,
  now: number,
): Promise<UserRow> {
  const owner = await createUsersRepository(db).findByLoginKey(emailKey(email));
  if (owner && owner.verified_at !== null) return owner;
  return (await stripWaiting(db, email, identity, now)) ?? (await addPerson(db, email, identity, now));
}
