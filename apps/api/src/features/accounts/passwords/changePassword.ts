import { ownMessages } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import { InvalidInput, Unauthenticated } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import { startSession } from '../sessions/startSession.ts';
import { setPassword } from './setPassword.ts';

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

const { passwordChanged, wrongCurrentPassword } = ownMessages.account;

/**
 * Changes the caller's password; every session ends, and the caller gets the token of a new one. A wrong current password
 * is no lost session, so it is 400. Who has no password gets the same, and makes one by 'forgot password'.
 */
export async function changePassword(
  accounts: Accounts,
  { userId, sessionId }: SignedInUser,
  { currentPassword, newPassword }: PasswordChange,
  address: string,
) {
  const { store, limiter, passwords, wakeOutbox } = accounts;
  await limiter.take(rateLimits.changeByAddress, address);
  const takeBack = await limiter.take(rateLimits.changeByPerson, userId);
  const user = await createUsersRepository(store.db).find(userId);
  const isRight = await passwords.isRight(user?.password_hash, currentPassword);
  if (!user || !isRight) throw new InvalidInput(wrongCurrentPassword);
  await takeBack();
  const newHash = await passwords.hash(newPassword);

  const token = await store.db.transaction().execute(async (db) => {
    const held = await createUsersRepository(db).hold(userId);
    const session = await createSessionsRepository(db).take(userId, sessionId);
    if (!held || !session) throw new Unauthenticated();
    if (held.password_hash !== user.password_hash) throw new InvalidInput(wrongCurrentPassword);
    return startSession(accounts, db, await setPassword(accounts, db, held, newHash));
  });
  wakeOutbox();
  return { message: passwordChanged, token };
}
