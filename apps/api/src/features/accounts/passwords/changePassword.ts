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
 * Changes the caller's password, ends every session and returns the token of a new one. A wrong current password responds 400,
 * since the session is still valid. Users without a password get the same response, and set one by 'forgot password'.
 */
export async function changePassword(
  accounts: Accounts,
  { userId, sessionId }: SignedInUser,
  { currentPassword, newPassword }: PasswordChange,
  ip: string,
) {
  const { store, limiter, passwords, wakeOutbox } = accounts;
  await limiter.consume(rateLimits.changeByIp, ip);
  const release = await limiter.consume(rateLimits.changeByUser, userId);
  const user = await createUsersRepository(store.db).find(userId);
  const isCorrect = await passwords.verify(user?.password_hash, currentPassword);
  if (!user || !isCorrect) throw new InvalidInput(wrongCurrentPassword);
  await release();
  const newHash = await passwords.hash(newPassword);

  const token = await store.db.transaction().execute(async (db) => {
    const lockedUser = await createUsersRepository(db).lock(userId);
    const session = await createSessionsRepository(db).take(userId, sessionId);
    if (!lockedUser || !session) throw new Unauthenticated();
    if (lockedUser.password_hash !== user.password_hash) throw new InvalidInput(wrongCurrentPassword);
    return startSession(accounts, db, await setPassword(accounts, db, lockedUser, newHash));
  });
  wakeOutbox();
  return { message: passwordChanged, token };
}
