import type { Store } from '../database/Store.ts';
import type { Mailer } from '../providers/Mailer.ts';
import { createLinkTokensRepository } from '../repositories/createLinkTokensRepository.ts';
import { createLoginKeysRepository } from '../repositories/createLoginKeysRepository.ts';
import { createOutboxRepository } from '../repositories/createOutboxRepository.ts';
import { createRateLimitsRepository } from '../repositories/createRateLimitsRepository.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';
import { createUsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';
import { sessionIdle } from './sessions/sessionTimes.ts';

const month = 30 * 24 * 60 * 60 * 1000;

/** Deletes what is over: counters and proofs at once, sessions that ended, links, mails and pending accounts after 30 days. */
export async function tidyUp(
  { db }: Store,
  now: number,
  mailer?: Pick<Mailer, 'forgetOlderThan'>,
): Promise<void> {
  await createRateLimitsRepository(db).removeExpired(now);
  await createUsedChallengesRepository(db).removeExpired(now);
  await createSessionsRepository(db).removeEnded(now, now - sessionIdle);
  await createLinkTokensRepository(db).removeOld(now - month);
  await createOutboxRepository(db).removeOld(now - month);
  await createLoginKeysRepository(db).removeExpired(now - month);
  await createUsersRepository(db).removeUnverified(now - month);
  await mailer?.forgetOlderThan?.(now - month);
}
