import { setImmediate } from 'node:timers/promises';
import { createLinkTokensRepository } from '../features/accounts/repositories/createLinkTokensRepository.ts';
import { createLoginKeysRepository } from '../features/accounts/repositories/createLoginKeysRepository.ts';
import { createRateLimitsRepository } from '../features/accounts/repositories/createRateLimitsRepository.ts';
import { createSessionsRepository } from '../features/accounts/repositories/createSessionsRepository.ts';
import { createUsedChallengesRepository } from '../features/accounts/repositories/createUsedChallengesRepository.ts';
import { createUsersRepository } from '../features/accounts/repositories/createUsersRepository.ts';
import { sessionIdle } from '../features/accounts/sessions/sessionTimes.ts';
import type { Store } from '../platform/db/Store.ts';
import { createOutboxRepository } from '../platform/mail/createOutboxRepository.ts';
import type { Mailer } from '../platform/mail/Mailer.ts';

const month = 30 * 24 * 60 * 60 * 1000;
/** Rows that one statement removes; on SQLite it blocks the event loop. */
const rowsPerPart = 250;

/** Removes up to `limit` rows and says how many. */
type Removal = (limit: number) => Promise<number>;

/** Deletes expired rows in small parts: counters, proofs and ended sessions; links, mails and unverified accounts 30 days later. */
export async function deleteExpired(
  { db }: Store,
  now: number,
  mailer?: Pick<Mailer, 'forgetOlderThan'>,
): Promise<void> {
  const sessions = createSessionsRepository(db);
  const removals: readonly Removal[] = [
    (limit) => createRateLimitsRepository(db).removeExpired(now + 1, limit),
    (limit) => createUsedChallengesRepository(db).removeExpired(now + 1, limit),
    (limit) => sessions.removeExpired(now + 1, limit),
    (limit) => sessions.removeUnseen(now - sessionIdle, limit),
    (limit) => createLinkTokensRepository(db).removeOld(now - month, limit),
    (limit) => createOutboxRepository(db).removeOld(now - month, limit),
    (limit) => createLoginKeysRepository(db).removeExpired(now - month, limit),
    (limit) => createUsersRepository(db).removeUnverified(now - month, limit),
  ];
  for (const remove of removals) await inParts(remove);
  await mailer?.forgetOlderThan?.(now - month);
}

/** Other requests are served between two parts. */
async function inParts(remove: Removal): Promise<void> {
  while ((await remove(rowsPerPart)) === rowsPerPart) await setImmediate();
}
