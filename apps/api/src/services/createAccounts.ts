import type { Dependencies } from '../Dependencies.ts';
import { createProofOfWork } from '../providers/createProofOfWork.ts';
import { noHumanCheck } from '../providers/noHumanCheck.ts';
import { createUsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import type { Accounts } from './Accounts.ts';
import { createPasswords } from './createPasswords.ts';
import { createRateLimiter } from './createRateLimiter.ts';
import { createTokens } from './createTokens.ts';

/** Puts together what the services of accounts work with. */
export function createAccounts(dependencies: Dependencies): Accounts {
  const { store, environment, secret, clock, log } = dependencies;
  const proofOfWork = () => createProofOfWork(secret, createUsedChallengesRepository(store.db), clock);
  return {
    store,
    clock,
    log,
    publicUrl: environment.publicUrl,
    humanCheck:
      dependencies.humanCheck ?? (environment.humanCheck.kind === 'none' ? noHumanCheck : proofOfWork()),
    passwords: dependencies.passwords ?? createPasswords(),
    tokens: createTokens(secret, clock),
    limiter: createRateLimiter(store, clock, environment.rateLimits),
    wakeOutbox: dependencies.wakeOutbox ?? (() => {}),
  };
}
