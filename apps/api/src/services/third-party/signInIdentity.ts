import type { Transaction } from 'kysely';
import type { Schema, UserRow } from '../../database/schema.ts';
import { createIdentitiesRepository } from '../../repositories/createIdentitiesRepository.ts';
import { createOutboxRepository } from '../../repositories/createOutboxRepository.ts';
import { createUsersRepository } from '../../repositories/createUsersRepository.ts';
import type { Accounts } from '../Accounts.ts';
import { emailKey } from '../loginKey.ts';
import { newWayInMail } from '../mails/newWayInMail.ts';
import { outboxRow } from '../mails/outboxRow.ts';
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
      const token = await accounts.store.db
        .transaction()
        .execute(async (db) =>
          startSession(accounts, db, await personOf(accounts, db, identity, accounts.clock())),
        );
      accounts.wakeOutbox();
      return token;
    } catch (thrown) {
      if (!(thrown instanceof Overtaken) || left === 1) throw thrown;
    }
  }
}

async function personOf(
  accounts: Accounts,
  db: Transaction<Schema>,
  identity: ThirdPartyIdentity,
  now: number,
): Promise<UserRow> {
  const identities = createIdentitiesRepository(db);
  const { issuer, subject, email } = identity;
  const known = await identities.findPerson(issuer, subject);
  if (known) return known;
  if (email === undefined) throw new ThirdPartyProblem('emailMissing', 'The provider confirms no address.');

  // Whose address it is: a verified person's, else of the one account that waits for it, else a new person's.
  const users = createUsersRepository(db);
  const named = await users.findByLoginKey(emailKey(email));
  const owner = named && named.verified_at !== null ? named : undefined;
  if (owner) {
    // Held, so that two subjects of one address take turns: the second is somebody whom the address was given to since.
    await users.hold(owner.user_id);
    if (await identities.hasOther(owner.user_id, issuer, subject))
      throw new ThirdPartyProblem('failed', 'The account belongs to another subject of this issuer.');
  }
  const user =
    owner ?? (await stripWaiting(db, email, identity, now)) ?? (await addPerson(db, email, identity, now));
  if (!(await identities.add({ issuer, subject, user_id: user.user_id, created_at: now })))
    throw new Overtaken();
  if (owner) await tellOwner(accounts, db, owner, issuer, now);
  return user;
}

/** Who has had the account until now learns that it opens in another way, too; and who never chose its password, that there is one. */
async function tellOwner(
  { publicUrl, mailSeal }: Accounts,
  db: Transaction<Schema>,
  { user_id, username, email }: UserRow,
  issuer: string,
  linkedAt: number,
): Promise<void> {
  const mail = newWayInMail({ username, issuer, linkedAt, forgotLink: `${publicUrl}/auth/forgot-password` });
  await createOutboxRepository(db).add(mailSeal.seal(outboxRow(user_id, email, mail, linkedAt)));
}
