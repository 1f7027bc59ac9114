import type { Transaction } from 'kysely';
import type { Schema, UserRow } from '../../../platform/db/schema.ts';
import { createOutboxRepository } from '../../../platform/mail/createOutboxRepository.ts';
import { outboxRow } from '../../../platform/mail/outboxRow.ts';
import type { Accounts } from '../Accounts.ts';
import { emailKey, nameKey, waitingKeys } from '../loginKey.ts';
import { newSignInMethodMail } from '../mails/newSignInMethodMail.ts';
import { createIdentitiesRepository } from '../repositories/createIdentitiesRepository.ts';
import { createLinkTokensRepository } from '../repositories/createLinkTokensRepository.ts';
import { createLoginKeysRepository } from '../repositories/createLoginKeysRepository.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import { startSession } from '../sessions/startSession.ts';
import { addUser, Overtaken } from './addUser.ts';
import type { ThirdPartyIdentity } from './readIdentity.ts';
import { ThirdPartyError } from './ThirdPartyError.ts';

/**
 * Gives the account that waits for this address to its owner, and takes everything from whoever registered it: password,
 * links, sessions, what they wrote. Undefined where nobody waits, or several do: nobody knows which of those would be
 * theirs, and none can be verified any more. In the order of `verifyEmail`, so that both wait for each other.
 */
async function stripWaiting(
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
  if (email === undefined) throw new ThirdPartyError('emailMissing', 'The provider confirms no address.');

  // Whose address it is: a verified person's, else of the one account that waits for it, else a new person's.
  const users = createUsersRepository(db);
  const named = await users.findByLoginKey(emailKey(email));
  const owner = named && named.verified_at !== null ? named : undefined;
  if (owner) {
    // Held, so that two subjects of one address take turns: the second is somebody whom the address was given to since.
    await users.hold(owner.user_id);
    if (await identities.hasOther(owner.user_id, issuer, subject))
      throw new ThirdPartyError('failed', 'The account belongs to another subject of this issuer.');
  }
  const user =
    owner ?? (await stripWaiting(db, email, identity, now)) ?? (await addUser(db, email, identity, now));
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
  const mail = newSignInMethodMail({
    username,
    issuer,
    linkedAt,
    forgotLink: `${publicUrl}/auth/forgot-password`,
  });
  await createOutboxRepository(db).add(mailSeal.seal(outboxRow(user_id, email, mail, linkedAt)));
}
